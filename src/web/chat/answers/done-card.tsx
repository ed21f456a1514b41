import { ArrowUpRight, Undo2 } from 'lucide-react'
import type { DoneCard as Done } from '../../../assistant/reply.ts'
import { Button } from '../../ui/button.tsx'
import type { CardProps } from './card-props.ts'
import { useOutcomeFocus } from './use-outcome-focus.ts'

/** What was done can be looked at, and taken back. */
export function DoneCard({ id, card: { record }, extra: { outcome }, acts, desk }: CardProps<Done>) {
  const isUndone = outcome === 'undone'
  const line = useOutcomeFocus(isUndone)
  return (
    <div className="mt-2.5 -ml-1 flex flex-wrap items-center gap-2">
      {isUndone ? (
        <p ref={line} tabIndex={-1} className="px-1 text-sm text-ink-soft outline-none">
          Annullato
        </p>
      ) : (
        <Button size="sm" icon={<Undo2 aria-hidden />} aria-busy={outcome === 'busy'} onClick={() => acts.undo(id)}>
          Annulla
        </Button>
      )}
      {record && !isUndone && (
        <Button size="sm" variant="ghost" icon={<ArrowUpRight aria-hidden />} onClick={() => desk.current?.open(record.entity, record.id)}>
          Apri {record.title}
        </Button>
      )}
    </div>
  )
}
