import { nextByHand } from './chain.ts'
import { statusOf, type AnyEntity, type EntityLabel } from '../entity/entity.ts'
import { isAnyOf, type Condition } from '../expression/condition.ts'
import { choice } from '../fields/choice.ts'
import { optional, type Field } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { inflect } from '../italian/noun.ts'
import { messages } from '../problem/messages.ts'
import type { Instead, Problem } from '../problem/problem.ts'
import type { Change } from '../door/change.ts'
import { capital } from '../italian/capital.ts'

/** Field that says of a record that it was put away. */
export const ARCHIVE = 'archivio'
const ARCHIVED = 'archiviato'

/** «Archiviato», «Archiviata»: the mark of a record that was put away. */
export const archivedWord = ({ gender }: EntityLabel): string => capital(inflect(ARCHIVED, { gender, plural: false }))

export const archiveField = ({ label }: AnyEntity): Field =>
  optional(choice('Archivio', { [ARCHIVED]: archivedWord(label) }, { also: { [ARCHIVED]: ['archiviato', 'archiviata'] } }))

export const isArchivable = ({ fields }: AnyEntity): boolean => Object.hasOwn(fields, ARCHIVE)

export const isArchived = (entity: AnyEntity, row: AnyRow): boolean => isArchivable(entity) && row[ARCHIVE] === ARCHIVED

/** Records in use, for a figure that reads the store itself over an entity that has an archive. */
export const IN_USE = { field: ARCHIVE, op: 'empty' } as const

/** Records in use, as conditions: without those that were put away. */
export const livingWhere = (entity: AnyEntity): readonly [] | readonly [{ field: string; op: 'empty' }] =>
  isArchivable(entity) ? [IN_USE] : []

/** The conditions that leave out what was put away: every list asks for the first by itself, and shows what a path leads to. */
export const isLiving = (condition: Condition): boolean =>
  !isAnyOf(condition) && condition.op === 'empty' && condition.field.split('.').at(-1) === ARCHIVE

/** Records whose reference leads to one in use: `sala` of a closure. */
export const leadingToInUse = <const K extends string>(reference: K) => ({ field: `${reference}.${ARCHIVE}`, op: 'empty' }) as const

/** Puts a record away, or brings it back. */
export const archiveChange = (
  { name }: AnyEntity,
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  isAway: boolean,
): Change => ({
  type: 'update',
  entity: name,
  id,
  values: { [ARCHIVE]: isAway ? ARCHIVED : null },
  ...(version !== undefined && { expect: version }),
})

/** «Riportato in elenco», «Riportata in elenco». */
export const broughtBackWord = ({ gender }: EntityLabel): string => `${inflect('Riportato', { gender, plural: false })} in elenco`

/** «Cliente archiviato», «Camera riportata in elenco»: what is said when it was done. */
export const archiveSaid = (label: EntityLabel, isAway: boolean): string =>
  `${label.one} ${(isAway ? archivedWord(label) : broughtBackWord(label)).toLowerCase()}`

/**
 * The same changes with the records put away whose removal was refused because they are in use; nothing where something else was
 * refused, or the entity has no archive.
 */
export function archiveInstead(entity: AnyEntity, changes: readonly Change[], problems: readonly Problem[]): readonly Change[] | undefined {
  const used = new Set(problems.map(({ change }) => change ?? 0))
  const isRefused = problems.every(({ code }) => code === 'in_use') && changes.every(({ type }) => type === 'remove')
  if (!isRefused || !isArchivable(entity)) return undefined
  return changes.map((change, at) =>
    change.type === 'remove' && used.has(at) ? archiveChange(entity, { id: change.id, version: change.expect }, true) : change,
  )
}

/**
 * The state that a record in use can be brought to instead of being removed: the one of its lifecycle in which it comes no more («Ex
 * volontario»). Nothing where there are several of them to choose from.
 */
export function endInstead(entity: AnyEntity, row: AnyRow): Instead | undefined {
  const [key, field] = statusOf(entity) ?? []
  const from = key === undefined ? undefined : row[key]
  if (!field || typeof from !== 'string') return undefined
  const [state, ...others] = nextByHand(entity, from).filter((to) => field.states[to]?.away && !field.states[to].waits)
  return state === undefined || others.length > 0 ? undefined : { label: messages.endInstead(field.states[state]?.label ?? state), state }
}
