import { ARCHIVE, archiveField, isArchivable, leadingToInUse, livingWhere } from '../derive/archive.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Condition } from '../expression/condition.ts'
import { isStored } from '../fields/derived.ts'
import { isKind, isOptional } from '../fields/field.ts'
import { isOver } from '../fields/status.ts'
import type { Metric } from '../metric/metric.ts'
import { numberOf } from '../derive/numbering.ts'
import { referencesOf, targetOf } from '../entity/references.ts'
import type { CollectionScreen, Panel, Screen } from '../screens/screen.ts'
import type { Sector } from './sector.ts'
import type { Measure } from '../door/store.ts'

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
