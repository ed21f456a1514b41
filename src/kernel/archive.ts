import { nextByHand } from './chain.ts'
import { statusOf, type AnyEntity, type EntityLabel } from './entity.ts'
import { isAnyOf, type Condition } from './expression/condition.ts'
import { choice } from './fields/choice.ts'
import { isStored } from './fields/derived.ts'
import { isKind, isOptional, optional, type Field } from './fields/field.ts'
import type { AnyRow } from './fields/shapes.ts'
import { isOver } from './fields/status.ts'
import { inflect } from './italian/noun.ts'
import { messages } from './messages.ts'
import type { Metric } from './metric.ts'
import { numberOf } from './numbering.ts'
import type { Instead, Problem } from './problem.ts'
import { referencesOf, targetOf } from './references.ts'
import type { CollectionScreen, Panel, Screen } from './screen.ts'
import type { Sector } from './sector.ts'
import type { Change } from './store/change.ts'
import type { Measure } from './store/store.ts'
import { capital } from './italian/capital.ts'

/** Field that says of a record that it was put away. */
export const ARCHIVE = 'archivio'
const ARCHIVED = 'archiviato'

/** «Archiviato», «Archiviata»: the mark of a record that was put away. */
export const archivedWord = ({ gender }: EntityLabel): string => capital(inflect(ARCHIVED, { gender, plural: false }))

const archiveField = ({ label }: AnyEntity): Field =>
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

/**
 * A thing of lasting nature: a person, a firm, an article, a room. What happens on a day, has a number, moves a stock or is money is
 * none, and a lifecycle that comes to an end says already that a record is no longer in use.
 */
function isLasting(entity: AnyEntity): boolean {
  const { slot, span, stock, opening, closed, fields } = entity
  if (slot || span || stock || opening || closed || numberOf(entity)) return false
  const states = Object.values(statusOf(entity)?.[1].states ?? {})
  const hasDay = Object.values(fields).some((field) => isKind(field, 'date') && isStored(field) && !isOptional(field))
  return !hasDay && !states.some(isOver)
}

/** Every lasting entity that others refer to, with the field that says that a record was put away. */
function withArchive(entities: readonly AnyEntity[]): readonly AnyEntity[] {
  const used = new Set(entities.flatMap((entity) => referencesOf(entity).map(({ field }) => field.target)))
  return entities.map((entity) =>
    !Object.hasOwn(entity.fields, ARCHIVE) && (entity.archives ?? (used.has(entity.name) && isLasting(entity)))
      ? { ...entity, fields: { ...entity.fields, [ARCHIVE]: archiveField(entity) } }
      : entity,
  )
}

/** The sector with its archives: the field, the filter of each list, and what counts or warns without the records put away. */
export function archiving(sector: Sector): Sector {
  const entities = withArchive(sector.entities)
  const archivable = new Map(entities.filter(isArchivable).map((entity) => [entity.name, entity]))
  if (archivable.size === 0) return sector
  const living = (name: string) => {
    const entity = archivable.get(name)
    return entity ? livingWhere(entity) : []
  }
  return {
    ...sector,
    entities,
    metrics: sector.metrics.map((metric) => livingMetric(metric, living)),
    screens: sector.screens.map((screen) => livingScreen(screen, living)),
  }
}

type LivingOf = (entity: string) => readonly Condition[]

/**
 * Conditions that leave out of a figure whoever was put away: of what it counts, and of what a reference names where it counts how
 * many different ones there are. Sums of money and of history keep them.
 */
function livingFor({ name, fields }: AnyEntity, { fn, field }: Pick<Measure, 'fn' | 'field'>, living: LivingOf): readonly Condition[] {
  if (fn === 'count') return living(name)
  return fn === 'distinct' && field !== undefined && living(targetOf(fields[field])).length > 0 ? [leadingToInUse(field)] : []
}

function livingMetric(metric: Metric, livingOf: LivingOf): Metric {
  if ('work' in metric) return metric
  const living = livingFor(metric.entity, metric, livingOf)
  const { note, whole } = metric
  const besides = note && 'text' in note ? livingFor(metric.entity, note, livingOf) : living
  return {
    ...metric,
    where: [...metric.where, ...living],
    ...(whole && { whole: { ...whole, where: [...whole.where, ...living] } }),
    ...(note && 'where' in note && { note: { ...note, where: [...note.where, ...besides] } }),
  }
}

function livingScreen(screen: Screen, living: LivingOf): Screen {
  if (screen.kind === 'overview') return { ...screen, panels: screen.panels.map((panel) => livingPanel(panel, living)) }
  if (screen.kind !== 'collection') return screen
  const filtered = <L extends Pick<CollectionScreen, 'entity' | 'filters'>>(list: L): L =>
    living(list.entity).length > 0 && !list.filters.includes(ARCHIVE) ? { ...list, filters: [...list.filters, ARCHIVE] } : list
  const lists = screen.lists && Object.fromEntries(Object.entries(screen.lists).map(([view, list]) => [view, filtered(list)]))
  return filtered({ ...screen, ...(lists && { lists }) })
}

function livingPanel(panel: Panel, living: LivingOf): Panel {
  if (panel.kind === 'attention' || panel.kind === 'agenda' || (panel.kind === 'chart' && panel.fn === 'count'))
    return living(panel.entity).length > 0 ? { ...panel, where: [...panel.where, ...living(panel.entity)] } : panel
  return panel
}
