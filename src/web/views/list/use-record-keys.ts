import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Options {
  /** What holds the records; each carries `data-record` with its place in the list. */
  readonly list: HTMLElement | null
  readonly count: number
  readonly reveal: (index: number) => void
  readonly onOpen: (index: number) => void
  /** Space and its box choose a record, Shift everything on the way, Ctrl/⌘ A all, Escape none. */
  readonly choosing?: Choosing
}

interface Choosing {
  readonly isOn: boolean
  readonly toggle: (index: number) => void
  readonly reach: (index: number) => void
  readonly all: () => void
  readonly clear: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -Infinity, End: Infinity }

/**
 * Records that the arrow keys walk along, though most of them are out of the window; Enter or a press opens one.
 * Returns the place that the keyboard stands on: the only one that Tab reaches.
 */
export function useRecordKeys({ list, count, reveal, onOpen, choosing }: Options): number {
  const [active, setActive] = useState(0)
  const wanted = useRef<number>(undefined)
  const current = Math.min(active, Math.max(0, count - 1))

  // The row may only now have come into the window.
  useEffect(() => {
    const row = wanted.current === undefined ? undefined : list?.querySelector<HTMLElement>(`[data-record="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus({ preventScroll: true })
  })

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const index = placeOf(event.target)
    if (index === undefined || !isRecord(event.target) || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (!choosing || event.key.toLowerCase() !== 'a') return
      event.preventDefault()
      return choosing.all()
    }
    const step = STEPS[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = Math.max(0, Math.min(count - 1, index + step))
      wanted.current = next
      setActive(next)
      reveal(next)
      if (event.shiftKey) choosing?.reach(next)
    } else if (event.key === ' ' && choosing) {
      event.preventDefault()
      choosing.toggle(index)
    } else if (event.key === 'Escape' && choosing?.isOn) choosing.clear()
    else if (event.key === 'Enter') {
      event.preventDefault()
      onOpen(index)
    }
  })
  const onPress = useEffectEvent((event: MouseEvent) => {
    const index = placeOf(event.target)
    if (index !== undefined && choosing && isChoice(event.target)) {
      if (event.shiftKey) choosing.reach(index)
      else choosing.toggle(index)
    }
    if (index === undefined || isControl(event.target) || hasSelection()) return
    setActive(index)
    onOpen(index)
  })
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const index = placeOf(event.target)
    if (index !== undefined) setActive(index)
  })
  useEffect(() => {
    if (!list) return
    const key = (event: KeyboardEvent) => onKey(event)
    const press = (event: MouseEvent) => onPress(event)
    const focus = (event: FocusEvent) => onFocus(event)
    list.addEventListener('keydown', key)
    list.addEventListener('click', press)
    list.addEventListener('focusin', focus)
    return () => {
      list.removeEventListener('keydown', key)
      list.removeEventListener('click', press)
      list.removeEventListener('focusin', focus)
    }
  }, [list])

  return current
}

const isRecord = (target: EventTarget | null) => target instanceof HTMLElement && target.dataset['record'] !== undefined
const isChoice = (target: EventTarget | null) => target instanceof HTMLInputElement && target.dataset['choose'] !== undefined
const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('a, button, input, label') !== null
const hasSelection = () => (getSelection()?.toString() ?? '') !== ''

function placeOf(target: EventTarget | null): number | undefined {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-record]')?.dataset['record'] : undefined
  return place === undefined ? undefined : Number(place)
}
