import { initialsOf } from '../../../kernel/italian/initials.ts'
import type { FormPresenceProps, MarkProps } from '../../data/presence-parts.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Initials } from '../../ui/initials.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { presenceWords } from './presence-words.ts'
import { useAnnounced, useOthers } from './use-presence.ts'

/** The initials of whoever else is changing a record. */
function EditingMark({ entity, id, className }: MarkProps) {
  const others = useOthers(entity, id)
  const [first] = others
  if (first === undefined) return null
  const words = presenceWords(others)
  return (
    <Tooltip text={words}>
      <span role="img" aria-label={words} className={classNames('z-1 block rounded-full bg-raised', className)}>
        <Initials isAccent>{initialsOf(first)}</Initials>
      </span>
    </Tooltip>
  )
}

/** One quiet line over the fields: it warns and does not lock. */
function EditingLine({ entity, id, isChanging }: FormPresenceProps) {
  useAnnounced(entity, id, isChanging)
  const others = useOthers(entity, id)
  const [first] = others
  return (
    <p role="status" className="mb-4 flex items-center gap-2.5 text-sm text-ink-soft empty:hidden">
      {first !== undefined && (
        <>
          <Initials isAccent>{initialsOf(first)}</Initials>
          <span className="min-w-0 wrap-anywhere">{presenceWords(others)} questa scheda</span>
        </>
      )}
    </p>
  )
}

/** What a firm's pages draw of those who work at the same records. */
export const presenceParts = { Mark: EditingMark, InForm: EditingLine }
