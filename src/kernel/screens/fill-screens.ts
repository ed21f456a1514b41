import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { ChartPanel } from '../chart/chart-panel.ts'
import { asc, eq } from '../expression/comparisons.ts'
import { today } from '../expression/expression.ts'
import type { Field } from '../fields/field.ts'
import { uncapital } from '../italian/capital.ts'
import { inflect, noneOf, nounPhrase } from '../italian/noun.ts'
import { fnOf, unitOf } from '../metric/metric.ts'
import type { AgendaPanel, CollectionScreen, OtherList, Panel, Screen } from './screen.ts'

/** What the author of a screen may leave out, because it follows from the entity with its gender and number. */
export type LeftOutOfList = 'label' | 'search' | 'filters' | 'empty'
export type LeftOutOfCollection = LeftOutOfList | 'views' | 'create' | 'save'
export type LeftOutOfAgenda = 'title' | 'where' | 'sort' | 'details' | 'status' | 'limit' | 'more' | 'empty'
export type LeftOutOfChart = 'fn' | 'unit' | 'opens'

/** What is said of an empty list: the whole, or the sentence under «Nessun cliente». */
export type Empty = string | { readonly title: string; readonly text: string }

type Left<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
type Written<T extends { readonly empty: object }, K extends keyof T> = Left<
  Omit<T, 'empty'>,
  Exclude<K, 'empty'> & keyof Omit<T, 'empty'>
> & { readonly empty?: Empty }
type WrittenList = Written<OtherList, LeftOutOfList>
type WrittenCollection = Written<Omit<CollectionScreen, 'lists'>, LeftOutOfCollection> & {
  readonly lists?: Readonly<Record<string, WrittenList>>
}
type WrittenPanel = Exclude<Panel, AgendaPanel | ChartPanel> | Left<AgendaPanel, LeftOutOfAgenda> | Left<ChartPanel, LeftOutOfChart>
type WrittenOverview = Omit<Extract<Screen, { kind: 'overview' }>, 'panels'> & { readonly panels: readonly WrittenPanel[] }
export type WrittenScreen = Exclude<Screen, { kind: 'overview' | 'collection' }> | WrittenOverview | WrittenCollection

const ROWS_OF_AGENDA = 5

/** Screens with all that their author left out. What an entity is not known for stays as it is, and is refused with the trade. */
export function filledScreens(entities: readonly AnyEntity[], screens: readonly WrittenScreen[]): readonly Screen[] {
  const entityOf = (name: string) => entities.find((entity) => entity.name === name)
  const homeOf = (name: string) => screens.find((screen) => screen.kind === 'collection' && screen.entity === name)?.key
  return screens.map((screen) => {
    if (screen.kind === 'collection') return filledCollection(screen, entityOf)
    if (screen.kind !== 'overview') return screen
    return { ...screen, panels: screen.panels.map((panel) => filledPanel(panel, entityOf(panelEntity(panel)), homeOf(panelEntity(panel)))) }
  })
}

type EntityOf = (name: string) => AnyEntity | undefined
const panelEntity = (panel: WrittenPanel): string => ('entity' in panel ? panel.entity : '')

function filledCollection({ lists, ...screen }: WrittenCollection, entityOf: EntityOf): CollectionScreen {
  const entity = entityOf(screen.entity)
  const all = lists && Object.entries(lists).map(([key, list]) => [key, filledList(list, entityOf)] as const)
  const { one, gender } = entity?.label ?? { one: '', gender: 'm' }
  return {
    create: `${inflect('Nuovo', { gender, plural: false })} ${one}`,
    save: `Salva ${one.toLowerCase()}`,
    views: entity ? viewsOf(entity) : [],
    ...filledList(screen, entityOf),
    ...(all && { lists: Object.fromEntries(all) }),
  } as CollectionScreen
}

function filledList<T extends { readonly entity: string; readonly empty?: Empty }>(list: T, entityOf: EntityOf) {
  const entity = entityOf(list.entity)
  const { empty } = list
  if (!entity) return list
  const { label } = entity
  const text = typeof empty === 'string' ? empty : (empty?.text ?? `Aggiungi ${label.gender === 'f' ? 'la prima' : 'il primo'}.`)
  return {
    label: label.many,
    search: `Cerca ${label.many.toLowerCase()}...`,
    filters: filtersOf(entity),
    ...list,
    empty: { title: typeof empty === 'object' ? empty.title : noneOf(label), text },
  }
}

function filledPanel(panel: WrittenPanel, entity: AnyEntity | undefined, home: string | undefined): Panel {
  if (!entity) return panel as Panel
  if (panel.kind === 'agenda') return filledAgenda(panel, entity, home)
  if (panel.kind !== 'chart') return panel
  const unit = panel.unit ?? unitOf(panel.field === undefined ? undefined : entity.fields[panel.field])
  return { ...(home !== undefined && { opens: home }), ...panel, fn: fnOf(panel), unit }
}

/** What is on today, by the hour, where no condition is said. */
function filledAgenda(panel: Left<AgendaPanel, LeftOutOfAgenda>, entity: AnyEntity, home = ''): AgendaPanel {
  const { fields, label, slot, table } = entity
  const [status = ''] = statusOf(entity) ?? []
  const all = { gender: label.gender, plural: true }
  const day = slot?.day
  return {
    title: panel.where ? label.many : 'Oggi',
    where: day === undefined ? [] : [eq(day, today())],
    sort: slot?.time === undefined ? (entity.sort ?? []) : [asc(slot.time)],
    ...(slot?.time !== undefined && !panel.where && { lead: slot.time }),
    details: table.filter((key) => fields[key]?.kind === 'reference'),
    limit: ROWS_OF_AGENDA,
    status,
    more: { label: `${inflect('Tutto', all)} ${nounPhrase(label.many, all).phrase}`, screen: home },
    empty: panel.where ? `${noneOf(label)}.` : `Oggi ${uncapital(noneOf(label))}.`,
    ...panel,
  }
}

/** The week or the plan of what takes place, its list, and its board. */
const viewsOf = ({ slot, span, board }: AnyEntity): CollectionScreen['views'] => [
  ...(slot ? (['week'] as const) : span ? (['timeline'] as const) : []),
  'list',
  ...(board === undefined ? [] : (['board'] as const)),
]

const PARTS: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['status', 'choice', 'reference', 'date', 'boolean'])
/** The columns of the table that part records: states, choices, who and when. */
const filtersOf = ({ fields, table }: AnyEntity): readonly string[] => table.filter((key) => PARTS.has(fields[key]?.kind ?? 'text'))
