import { archiveInstead, archiveSaid } from '../../kernel/archive.ts'
import { statusOf, type AnyEntity } from '../../kernel/entity.ts'
import type { Problem } from '../../kernel/problem.ts'
import type { Change } from '../../kernel/store/change.ts'

export interface WayOut {
  /** Why the record as it stands was refused. */
  readonly says: string
  readonly label: string
  readonly take: () => Promise<void>
}

/**
 * Another way for one change that was refused: the same record in another state, where that is all that stands against it; a record
 * in use, which cannot be removed, put away.
 */
export function wayOut(
  entity: AnyEntity,
  changes: readonly Change[],
  problems: readonly Problem[],
  write: (changes: readonly Change[], done: string) => Promise<void>,
): WayOut | undefined {
  const [status, field] = statusOf(entity) ?? []
  const [{ instead, message } = { message: '' }, ...more] = problems
  const [change, ...others] = changes
  const away = more.length === 0 ? archiveInstead(entity, changes, problems) : undefined
  if (away) return { says: message, label: 'Archivia', take: () => write([away], archiveSaid(entity.label, true)) }
  if (!instead || more.length > 0 || !change || others.length > 0 || status === undefined) return undefined
  const to = instead.state
  const done = field?.states[to]?.done ?? `${entity.label.one}: ${field?.states[to]?.label.toLowerCase() ?? to}`
  const said = { says: message, label: instead.label }
  if (change.type === 'create') return { ...said, take: () => write([{ ...change, values: { ...change.values, [status]: to } }], done) }
  return change.type === 'update' ? { ...said, take: () => write([{ ...change, type: 'move', to }], done) } : undefined
}
