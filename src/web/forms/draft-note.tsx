import { noteOf, statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { FormBanner } from '../ui/form-banner.tsx'
import { useWorked } from './use-worked.ts'

interface DraftNoteProps {
  readonly entity: AnyEntity
  /** What of it is worked out for the note. */
  readonly reads: readonly string[]
  readonly base: AnyRow | undefined
}

/** What is to be said of a record as it stands in the form, before anything is kept. */
export function DraftNote({ entity, reads, base }: DraftNoteProps) {
  const { worked } = useWorked(entity, reads, base)
  const [status, { initial }] = statusOf(entity) ?? ['', { initial: undefined }]
  const told = { version: 0, [status]: initial, ...worked, ...Object.fromEntries(reads.map((key) => [key, worked[key]])) }
  const note = noteOf(entity, { ...told, id: base?.id ?? '' })
  return note && <FormBanner tone={note.verdict ?? 'plain'}>{note.message}</FormBanner>
}
