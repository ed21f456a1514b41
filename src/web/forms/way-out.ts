import { archiveInstead, archiveSaid } from '../../kernel/derive/archive.ts'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Change } from '../../kernel/door/change.ts'

export interface WayOut {
  /** Why the record as it stands was refused. */
  readonly says: string
  readonly label: string
  readonly take: () => Promise<void>
}

/**
 * Another way for one change that was refused: the same record in another state, where that is all that stands against it; a record
 * in use, which cannot be removed, put away or brought to the end of its lifecycle (`moveTo`).
 */
export function wayOut(
  entity: AnyEntity,
  changes: readonly Change[],
  problems: readonly Problem[],
  write: (changes: readonly Change[], done: string) => Promise<void>,
  moveTo?: (state: string) => void,
): WayOut | undefined {
  const [status, field] = statusOf(entity) ?? []
  const [{ instead, message } = { message: '' }, ...more] = problems
  const [change, ...others] = changes
  if (more.length > 0 || !change || others.length > 0) return undefined
  const away = archiveInstead(entity, changes, problems)
  if (away) return { says: message, label: 'Archivia', take: () => write(away, archiveSaid(entity.label, true)) }
  if (!instead || status === undefined) return undefined
  const to = instead.state
  const said = { says: message, label: instead.label }
  if (change.type === 'remove') return moveTo && { ...said, take: async () => moveTo(to) }
  const done = field?.states[to]?.done ?? `${entity.label.one}: ${field?.states[to]?.label.toLowerCase() ?? to}`
  if (change.type === 'create') return { ...said, take: () => write([{ ...change, values: { ...change.values, [status]: to } }], done) }
  return change.type === 'update' ? { ...said, take: () => write([{ ...change, type: 'move', to }], done) } : undefined
}
