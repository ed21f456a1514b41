import { History as Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { lateDialog } from '../../late/late-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { isTyping } from '../../ui/is-typing.ts'
import { Kbd } from '../../ui/kbd.tsx'
import type { Touched } from './touched.ts'

const HistoryPanel = lateDialog(async () => (await import('./history-panel.tsx')).HistoryPanel)

/** What the open record and its history share: whether the panel is there, and what the entry under the eyes has touched. */
export interface OpenHistory {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly touched: Touched | undefined
  readonly setTouched: (touched: Touched | undefined) => void
}

export function useOpenHistory(): OpenHistory {
  const [isOpen, setOpen] = useState(false)
  const [touched, setTouched] = useState<Touched>()
  return { isOpen, setOpen, touched, setTouched }
}

interface HistoryProps {
  readonly entity: AnyEntity
  readonly id: string
  readonly history: OpenHistory
  /** The record has been brought back to what it was: it is read again. */
  readonly onRestored: () => void
}

/** «Cronologia»: opens the history of a record beside it, by its button or with `H`. */
export function History({ entity, id, history, onRestored }: HistoryProps) {
  const { isOpen, setOpen, touched, setTouched } = history
  const button = useRef<HTMLDivElement>(null)
  useLetter(button, 'h', () => setOpen(true))
  useEffect(() => {
    // The record lies beside the panel, and may be longer than it is seen.
    if (touched) button.current?.closest('[role="dialog"]')?.querySelector('[data-touched]')?.scrollIntoView({ block: 'center' })
  }, [touched])
  return (
    <div ref={button} className="mt-5 border-t border-line pt-2">
      <Button
        variant="ghost"
        className="-ml-4 text-ink-soft"
        icon={<Clock aria-hidden />}
        aria-keyshortcuts="H"
        onClick={() => setOpen(true)}
      >
        Cronologia
        <span aria-hidden className="max-md:hidden">
          <Kbd>H</Kbd>
        </span>
      </Button>
      <HistoryPanel entity={entity} id={id} open={isOpen} onClose={() => setOpen(false)} onTouch={setTouched} onRestored={onRestored} />
    </div>
  )
}

/** Where letters are typed, or lead to what begins with them. */
const TAKES_LETTERS = '[role="combobox"], [role="listbox"], [role="menu"]'

/** A letter that does something while the dialog around has the focus and nobody is typing in it. */
function useLetter(inside: React.RefObject<HTMLElement | null>, letter: string, act: () => void): void {
  const onLetter = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event
    if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey || repeat || isTyping(target)) return
    if (!(target instanceof Element) || target.closest(TAKES_LETTERS)) return
    if (!inside.current?.closest('[role="dialog"]')?.contains(target)) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onLetter(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
