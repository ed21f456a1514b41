import type { Change } from '../../../kernel/door/change.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Problem } from '../../../kernel/problem/problem.ts'
import { storedValues } from '../form-shape.ts'
import { othersIn } from './conflict-words.ts'
import { differencesIn, readTheirs, versionsOf, type EditConflict, type Theirs } from './edit-conflict.ts'
import { mergeOf, obviousSource, type Merge } from './three-way.ts'

/** How a change stands to what others have saved meanwhile. */
export type Met =
  /** It is about another record of the commit: there is nothing to compare. */
  | { readonly is: 'elsewhere' }
  /** Both have changed the same field, or the record is gone: somebody has to choose. */
  | { readonly is: 'asked'; readonly found: Theirs }
  /** Each has changed other fields; `by` is who else did. */
  | { readonly is: 'merged'; readonly merge: Merge; readonly now: AnyRow; readonly by: string }

/** Looks at a record that has moved on under somebody's hands. */
export async function meetTheirs(store: Store, entities: readonly AnyEntity[], conflict: EditConflict): Promise<Met> {
  const found = await readTheirs(store, entities, conflict)
  const { now, entries } = found
  if (!now) return { is: 'asked', found }
  if (now.version === conflict.version) return { is: 'elsewhere' }
  const versions = versionsOf(conflict, now)
  const differences = differencesIn(conflict, versions)
  if (differences.some((difference) => obviousSource(difference) === undefined)) return { is: 'asked', found }
  const sources = new Map(differences.map((difference) => [difference.key, obviousSource(difference)]))
  const merge = mergeOf(differences, versions, (key) => versions[sources.get(key) === 'mine' ? 'mine' : 'theirs'][key])
  return { is: 'merged', merge, now, by: othersIn(entries, store.by) }
}

/** Whether a commit was refused because a record is no longer as it was read. */
export const isOutdated = (problems: readonly Problem[]): boolean =>
  problems.some(({ code, path }) => code === 'conflict' || (code === 'not_found' && path === ''))

/** The values that a commit would leave in a record, where it writes them. */
export function wishedIn(entity: AnyEntity, base: AnyRow, changes: readonly Change[]): Omit<EditConflict, 'openedAt'> | undefined {
  const own = changes.find((change) => change.type !== 'create' && change.id === base.id)
  if (own?.type !== 'update' && own?.type !== 'move') return undefined
  const [status] = statusOf(entity) ?? []
  const moved = own.type === 'move' && status !== undefined ? { [status]: own.to } : {}
  const stored = storedValues(entity, base)
  const mine = { ...stored, ...own.values, ...moved }
  return { entity, id: base.id, kind: 'edit', base: stored, version: base.version, mine }
}

/** The same commit over the record as it is now; without the record's own change where nothing is left of it. */
export function changesOver(changes: readonly Change[], now: AnyRow, { values, discarded }: Merge): readonly Change[] {
  const isSpent = Object.keys(values).length === 0 && Object.keys(discarded).length === 0
  return changes.flatMap((change): readonly Change[] => {
    if (change.type === 'create' || change.id !== now.id) return [change]
    if (isSpent) return []
    const kept = Object.keys(discarded).length > 0 ? { discarded } : {}
    return [{ type: 'update', entity: change.entity, id: now.id, values, expect: now.version, ...kept }]
  })
}
