import { useRef, useState, type KeyboardEvent } from 'react'
import { useComboboxOptions, type ComboboxOption, type LoadOptions } from './combobox-options.ts'
import { bestFirst, chosenBy, fitting, namedSo } from './option-match.ts'

interface ComboboxState {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  /** What stands in the box is the name of nothing, yet: where it is handed in, the text is kept when the box is left. */
  readonly onUnknown: (() => void) | undefined
  readonly onLeave: (() => void) | undefined
  readonly options: readonly ComboboxOption[] | undefined
  readonly loadOptions: LoadOptions | undefined
  readonly valueLabel: string | undefined
  /** Each choice is one more, and the box is empty again: a text is no choice before it is confirmed. */
  readonly adds: boolean
}

/**
 * Text and choice of a box with a list. A text that is typed is no choice until it is the name of one: Enter takes what
 * begins with it or says that nothing does, leaving the box takes the name itself, Escape gives back what was chosen.
 */
export function useCombobox({ value, onChange, onUnknown, onLeave, options, loadOptions, valueLabel, adds }: ComboboxState) {
  const list = useComboboxOptions(options, loadOptions)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string>()
  /** Enter was pressed on a text that nothing begins with. */
  const [isRefused, setRefused] = useState(false)
  const [last, setLast] = useState<ComboboxOption>()
  const [own, setOwn] = useState(value)
  const before = useRef<ComboboxOption>(undefined)
  // Chosen from elsewhere, by a proposal or by the form that made it: the text gives way.
  if (value !== own) {
    setOwn(value)
    if (value) setTyped(undefined)
  }

  const known = value
    ? (list.options.find((option) => option.value === value) ?? (last?.value === value ? last : { value, label: valueLabel ?? value }))
    : null
  const text = typed ?? known?.label ?? ''
  const shown = typed === undefined ? list.options : (loadOptions ? bestFirst : fitting)(list.options, typed)

  const give = (next: string) => {
    setOwn(next)
    onChange(next)
  }
  const take = (option: ComboboxOption) => {
    setLast(option)
    setTyped(undefined)
    setRefused(false)
    setOpen(false)
    give(option.value)
  }
  const type = (next: string) => {
    if (typed === undefined) before.current = known ?? undefined
    setTyped(next)
    setRefused(false)
    list.search(next)
    if (adds) return
    const exact = namedSo(list.options, next)
    if (next.trim() === '') give('')
    else if (exact) {
      setLast(exact)
      give(exact.value)
    } else if (onUnknown) {
      setOwn('')
      onUnknown()
    }
  }
  const enter = async (wanted: string) => {
    const option = chosenBy(await list.answer(wanted), wanted)
    if (option) return take(option)
    setRefused(true)
    setOpen(true)
    onLeave?.()
  }
  const leave = async () => {
    if (typed === undefined || typed.trim() === '') setTyped(undefined)
    else {
      const option = namedSo(await list.answer(typed), typed)
      if (option) take(option)
      else if (!onUnknown) setTyped(undefined)
    }
    onLeave?.()
  }
  const giveBack = () => {
    if (typed === undefined || !before.current) return
    take(before.current)
  }

  const { onHighlight, onKeyDown } = useComboboxKeyboard({ open, setOpen, typed, enter })

  return { list, open, setOpen, typed, text, known, shown, isRefused, onHighlight, take, type, leave, giveBack, onKeyDown }
}

export type ComboboxModel = ReturnType<typeof useCombobox>

interface KeyboardOptions {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
  readonly typed: string | undefined
  /** Enter on a text that is typed. */
  readonly enter: (typed: string) => Promise<void>
}

/** Keys of the box; a row that an arrow has reached is chosen by the list itself. */
function useComboboxKeyboard({ open, setOpen, typed, enter }: KeyboardOptions) {
  const highlighted = useRef<ComboboxOption>(undefined)
  const onHighlight = (option: ComboboxOption | undefined) => {
    highlighted.current = option
  }
  const onKeyDown = (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    // Closed, Escape is the dialog's: it must not empty the box on its way.
    if (event.key === 'Escape' && !open) return event.preventBaseUIHandler?.()
    const isFinished = typed === undefined || typed.trim() === ''
    if (event.key !== 'Enter' || (open && highlighted.current) || (!open && isFinished)) return
    event.preventDefault()
    event.preventBaseUIHandler?.()
    if (isFinished) setOpen(false)
    else void enter(typed)
  }
  return { onHighlight, onKeyDown }
}
