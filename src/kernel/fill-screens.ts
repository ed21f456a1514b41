import type { AnyEntity } from './entity.ts'
import type { ChartPanel } from './chart/chart-panel.ts'
import { noneOf, nounPhrase } from './italian/noun.ts'
import { fnOf, unitOf } from './metric.ts'
import type { AgendaPanel, CollectionScreen, OtherList, Panel, Screen } from './screen.ts'

/** What the author of a screen may leave out, because it follows from the entity with its gender and number. */
export type LeftOutOfList = 'label' | 'search' | 'empty'
export type LeftOutOfCollection = LeftOutOfList | 'create' | 'save'
export type LeftOutOfAgenda = 'status' | 'limit' | 'more'
export type LeftOutOfChart = 'fn' | 'unit' | 'opens'

/** What is said of an empty list: the whole, or the sentence under «Nessun cliente». */
export type Empty = string | { readonly title: string; readonly text: string }

type Left<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
type Written<T extends { readonly empty: object }, K extends keyof T> = Left<
  Omit<T, 'empty'>,
  Exclude<K, 'empty'> & keyof Omit<T, 'empty'>
> & {
  readonly empty?: Empty
}
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
    create: `${gender === 'f' ? 'Nuova' : 'Nuovo'} ${one}`,
    save: `Salva ${one.toLowerCase()}`,
    ...filledList(screen, entityOf),
    ...(all && { lists: Object.fromEntries(all) }),
  } as CollectionScreen
}

function filledList<T extends { readonly entity: string; readonly empty?: Empty }>(list: T, entityOf: EntityOf) {
  const label = entityOf(list.entity)?.label
  const { empty } = list
  if (!label) return list
  const text = typeof empty === 'string' ? empty : (empty?.text ?? `Aggiungi ${label.gender === 'f' ? 'la prima' : 'il primo'}.`)
  return {
    label: label.many,
    search: `Cerca ${label.many.toLowerCase()}...`,
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

function filledAgenda(panel: Left<AgendaPanel, LeftOutOfAgenda>, { fields, label }: AnyEntity, home = ''): AgendaPanel {
  const status = Object.keys(fields).find((key) => fields[key]?.kind === 'status') ?? ''
  const { phrase } = nounPhrase(label.many, { gender: label.gender, plural: true })
  const more = { label: `${label.gender === 'f' ? 'Tutte' : 'Tutti'} ${phrase}`, screen: home }
  return { limit: ROWS_OF_AGENDA, status, more, ...panel }
}
