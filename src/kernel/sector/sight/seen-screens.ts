import type { Sector } from '../sector.ts'
import { isReference, statusOf, type AnyEntity } from '../../entity/entity.ts'
import type { DocumentView } from '../../screens/document-view.ts'
import type { Grid } from '../../screens/grid.ts'
import type { ChartPanel } from '../../chart/chart-panel.ts'
import {
  isListedView,
  isOwnView,
  type AgendaPanel,
  type CollectionScreen,
  type OtherList,
  type Panel,
  type Screen,
  type View,
} from '../../screens/screen.ts'
import type { GroupsView } from '../../screens/groups-view.ts'
import { targetOf } from '../../entity/references.ts'
import type { Eyes } from './eyes.types.ts'
import { seenCounter } from './seen-counter.ts'
import { seenDay } from './seen-day.ts'
import { seenMonth } from './seen-month.ts'
import { seenPlan } from './seen-plan.ts'
import { seenReport } from './seen-report.ts'

type Seen = Pick<Sector, 'entities' | 'metrics' | 'actions' | 'prints' | 'screens'>
type Card = NonNullable<CollectionScreen['card']>

/** The screens as somebody sees them: of the entities, figures, actions and papers that are left for him. */
export function seenScreens(seen: Seen, eyes: Eyes): readonly Screen[] {
  const screens = seen.screens.flatMap((screen) => {
    const { badge, ...rest } = screen
    return seenScreen(badge !== undefined && hasKey(seen.metrics, badge) ? screen : rest, seen, eyes)
  })
  const full = screens.filter((screen) => !isEmpty(screen))
  // Who sees nothing at all stands before an empty overview.
  return full.length > 0 ? full : screens
}

const hasKey = (all: readonly { readonly key: string }[], key: string | undefined) => all.some((one) => one.key === key)
const isEmpty = (screen: Screen) =>
  screen.kind === 'overview' && screen.metrics.length + screen.panels.length + (screen.indices?.length ?? 0) === 0

function seenScreen(screen: Screen, seen: Seen, eyes: Eyes): readonly Screen[] {
  if (screen.kind === 'own') return eyes.seesAll(screen.reads) ? [screen] : []
  if (screen.kind === 'report') return seenReport(screen, eyes)
  if (screen.kind === 'collection') {
    const entity = seen.entities.find(({ name }) => name === screen.entity)
    const seenOne = entity && seenCollection(screen, entity, seen, eyes)
    return seenOne && seenOne.views.length > 0 ? [seenOne] : []
  }
  const isLeft = (key: string) => hasKey(seen.metrics, key)
  return [
    {
      ...screen,
      metrics: screen.metrics.filter(isLeft),
      ...(screen.indices && { indices: screen.indices.filter(isLeft) }),
      panels: screen.panels.flatMap((panel) => seenPanel(panel, seen, eyes)),
    },
  ]
}

function seenCollection(screen: CollectionScreen, entity: AnyEntity, seen: Seen, eyes: Eyes): CollectionScreen {
  const isSeen = (key: string) => eyes.sees(entity.name, key)
  const {
    card,
    action,
    prints,
    headings,
    lists = {},
    groups,
    calendars,
    month,
    timeline,
    day,
    grid,
    plan,
    counter: whole,
    document,
    ...rest
  } = screen
  const seenPlaces = plan && seenPlan(plan, entity, eyes)
  const seenLists = Object.fromEntries(
    Object.entries(lists).flatMap(([view, list]) =>
      seen.entities.some(({ name }) => name === list.entity) ? [[view, seenList(list, seen, eyes)]] : [],
    ),
  )
  const counter = whole && seenCounter(whole, entity, eyes)
  const isRegister = grid !== undefined && seesGrid(grid, entity, seen, eyes)
  const isGrouped = groups !== undefined && isSeen(groups.by)
  // These say nothing without the fields that they are made of; the others only say less.
  const seenWhole: { readonly [V in View]?: boolean } = {
    plan: seenPlaces !== undefined,
    groups: isGrouped,
    counter: counter !== undefined,
    grid: isRegister,
  }
  const isThere = (view: View): boolean =>
    isListedView(view) ? view in seenLists : isOwnView(view) ? eyes.seesAll(screen.ownViews?.[view]?.reads) : (seenWhole[view] ?? true)
  return {
    ...rest,
    views: screen.views.filter(isThere),
    ...(screen.lists && { lists: seenLists }),
    filters: screen.filters.filter(isSeen),
    ...(headings && { headings: Object.fromEntries(Object.entries(headings).filter(([key]) => isSeen(key))) }),
    ...(card && { card: seenCard(card, entity, eyes) }),
    ...(isGrouped && { groups: seenGroups(groups, entity.name, eyes) }),
    ...(calendars && isSeen(calendars.channel) && eyes.writes(entity.name) && { calendars }),
    ...(month && { month: seenMonth(month, entity, eyes, seen.actions) }),
    ...(timeline && { timeline: seenTimeline(timeline, entity, eyes) }),
    ...(day && { day: seenDay(day, entity, eyes) }),
    ...(isRegister && { grid }),
    ...(seenPlaces && { plan: seenPlaces }),
    ...(counter && { counter }),
    ...(document && isSeen(document.lines) && hasKey(seen.prints, document.print) && { document: seenDocument(document, isSeen) }),
    ...(action !== undefined && hasKey(seen.actions, action) && { action }),
    ...(prints && { prints: prints.filter((key) => hasKey(seen.prints, key)) }),
  }
}

/** When it falls due is said to who sees the terms, the day, the total and what has come in. */
function seenDocument({ due, ...document }: DocumentView, isSeen: (key: string) => boolean): DocumentView {
  const named = due && [due.by, due.from, due.total, ...(due.received === undefined ? [] : [due.received])]
  return { ...document, ...(due && named?.every(isSeen) && { due }) }
}

function seenList({ filters, headings, prints, document, ...rest }: OtherList, seen: Seen, eyes: Eyes): OtherList {
  const isSeen = (key: string) => eyes.sees(rest.entity, key)
  return {
    ...rest,
    filters: filters.filter(isSeen),
    ...(headings && { headings: Object.fromEntries(Object.entries(headings).filter(([key]) => isSeen(key))) }),
    ...(prints && { prints: prints.filter((key) => hasKey(seen.prints, key)) }),
    ...(document && isSeen(document.lines) && hasKey(seen.prints, document.print) && { document: seenDocument(document, isSeen) }),
  }
}

function seenGroups({ details, history, ...rest }: GroupsView, entity: string, { sees }: Eyes): GroupsView {
  const isWhole = history && [history.by, history.day].every((key) => sees(history.entity, key))
  return {
    ...rest,
    details: details.filter((key) => sees(entity, key)),
    ...(isWhole && { history: { ...history, details: history.details.filter((key) => sees(history.entity, key)) } }),
  }
}

function seenCard(
  { heading, details, address, phone, photo, amount, buttons }: Card,
  { name, title, fields }: AnyEntity,
  { sees }: Eyes,
): Card {
  const isSeen = (key: string | undefined): key is string => key !== undefined && sees(name, key)
  const called = phone?.through === undefined ? name : targetOf(fields[phone.through])
  return {
    // Everybody sees what a record is called.
    heading: isSeen(heading) ? heading : (title.flat()[0] ?? heading),
    details: details.filter(isSeen),
    ...(isSeen(address) && { address }),
    ...(phone && called !== '' && sees(called, phone.field) && { phone }),
    ...(isSeen(photo) && { photo }),
    ...(isSeen(amount) && { amount }),
    ...(buttons && { buttons }),
  }
}

/** A register is there for who sees the people, the dates and the marks alike. */
function seesGrid({ rows, columns, of, mark }: Grid, { name, fields }: AnyEntity, { entities }: Seen, { sees }: Eyes): boolean {
  const isLed = [rows, columns].every((key) => {
    const field = fields[key]
    if (!field || !isReference(field)) return true
    const day = entities.find((entity) => entity.name === field.target)?.slot?.day
    const isAsked = key === rows || day === undefined || sees(field.target, day)
    return sees(field.target) && isAsked && (of === undefined || sees(field.target, of))
  })
  return isLed && [rows, columns, mark].every((key) => sees(name, key))
}

function seenTimeline({ blocks, details }: NonNullable<CollectionScreen['timeline']>, entity: AnyEntity, { sees }: Eyes) {
  const laneOf = targetOf(entity.fields[entity.span?.lane ?? '']) || entity.name
  return { ...(blocks && sees(blocks.entity) && { blocks }), details: details.filter((key) => sees(laneOf, key)) }
}

function seenPanel(panel: Panel, seen: Seen, eyes: Eyes): readonly Panel[] {
  if (panel.kind === 'bars') return eyes.seesAll(panel.reads) ? [panel] : []
  if (!eyes.seesWhere(panel.entity, panel.where)) return []
  if (panel.kind === 'agenda') return [seenAgenda(panel, seen, eyes)]
  if (panel.kind === 'chart') return seenChart(panel, eyes)
  const { action, ...rest } = panel
  const isSeen = [panel.have, panel.need, panel.unit].every((key) => eyes.sees(panel.entity, key))
  return isSeen ? [{ ...rest, ...(action !== undefined && hasKey(seen.actions, action) && { action }) }] : []
}

/** A figure of less than it says would be another figure: it is there whole, or not at all. */
function seenChart(panel: ChartPanel, { sees }: Eyes): readonly ChartPanel[] {
  const { entity, field, by, day } = panel
  return [field, by, day].every((key) => key === undefined || sees(entity, key)) ? [panel] : []
}

function seenAgenda(panel: AgendaPanel, { entities }: Seen, { sees, seesPath, seesWhere, writes }: Eyes): AgendaPanel {
  const { ahead, lead, heading, amount, moves, ...rest } = panel
  const isSeen = (key: string | undefined): key is string => key !== undefined && sees(panel.entity, key)
  const entity = entities.find(({ name }) => name === panel.entity)
  const [status] = (entity && statusOf(entity)) ?? []
  return {
    ...rest,
    sort: panel.sort.filter(({ field }) => seesPath(panel.entity, field)),
    details: panel.details.filter(isSeen),
    ...(ahead && seesWhere(panel.entity, ahead) && { ahead }),
    ...(isSeen(lead) && { lead }),
    ...(isSeen(heading) && { heading }),
    ...(isSeen(amount) && { amount }),
    ...(moves &&
      status !== undefined &&
      writes(panel.entity, status) && { moves: moves.filter(({ when }) => seesWhere(panel.entity, when)) }),
  }
}
