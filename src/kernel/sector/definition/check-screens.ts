import { checkChart } from './check-chart.ts'
import { checkCounter } from './check-counter.ts'
import { checkDay } from './check-day.ts'
import { checkDocument } from './check-document.ts'
import { checkGrid } from './check-grid.ts'
import type { GroupsView } from '../../screens/groups-view.ts'
import { checkMonth } from './check-month.ts'
import { checkPlan } from './check-plan.ts'
import { checkReport } from './check-report.ts'
import { checkOneOf, checkShape } from '../../problem/check-shape.ts'
import {
  isListedView,
  isOwnView,
  type AgendaPanel,
  type CollectionScreen,
  type KnownView,
  type OtherList,
  type Panel,
  type Screen,
  type View,
} from '../../screens/screen.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks the screens of a sector: what they name, and that each of their views has something to show. */
export function checkScreens(slug: string, screens: readonly Screen[], check: SectorNames): void {
  for (const screen of screens) {
    const path = `screens.${screen.key}`
    checkOneOf(`${slug}.${path}`, 'screen', ['overview', 'collection', 'report', 'own'], screen.kind)
    check.icon(`${path}.icon`, screen.icon)
    if (screen.badge) check.metric(`${path}.badge`, screen.badge)
    if (screen.kind === 'collection') checkCollection(slug, path, screen, check)
    else if (screen.kind === 'report') checkReport(slug, path, screen, check)
    else if (screen.kind === 'own') {
      check.reads(path, screen.reads)
      if (screen.creates) check.collection(`${path}.creates`, screen.creates)
    } else {
      checkShape(`${slug}.${path}`, screen, { metrics: 'list', panels: 'list', indices: 'list?' })
      for (const metric of [...screen.metrics, ...(screen.indices ?? [])]) check.metric(`${path}.metrics`, metric)
      for (const [at, panel] of screen.panels.entries()) checkPanel(`${slug}.${path}.panels.${at}`, path, panel, check)
      check.collection(`${path}.creates`, screen.creates)
    }
  }
}

function checkCollection(slug: string, path: string, screen: CollectionScreen, check: SectorNames): void {
  checkShape(`${slug}.${path}`, screen, {
    views: 'list',
    filters: 'list',
    prints: 'list?',
    card: 'part?',
    groups: 'part?',
    calendars: 'part?',
    month: 'part?',
    timeline: 'part?',
    plan: 'part?',
    day: 'part?',
    grid: 'part?',
    counter: 'part?',
    document: 'part?',
  })
  const {
    entity,
    filters,
    headings = {},
    ownViews = {},
    lists = {},
    card,
    groups,
    calendars,
    month,
    timeline,
    day,
    grid,
    plan,
    counter,
    document,
    action,
    prints = [],
  } = screen
  checkViews(path, screen, check)
  for (const [view, { reads }] of Object.entries(ownViews)) check.reads(`${path}.ownViews.${view}`, reads)
  for (const [view, list] of Object.entries(lists)) checkList(slug, `${path}.lists.${view}`, view, screen, list, check)
  for (const key of [...filters, ...Object.keys(headings)]) check.field(path, entity, key)
  if (card) {
    checkShape(`${slug}.${path}.card`, card, { details: 'list', phone: 'part?', buttons: 'list?' })
    if (card.buttons?.some((button) => button !== 'edit') && prints.length === 0)
      throw check.fault(`${path}.card.buttons`, 'there is no paper to print.', 'Name one in prints, or take the button out.')
    if (card.act !== undefined) check.action(`${path}.card.act`, card.act, entity)
    checkCard(`${path}.card`, entity, card, check)
  }
  if (groups) checkGroups(slug, `${path}.groups`, entity, groups, check)
  if (calendars) {
    check.span(`${path}.calendars`, entity)
    check.kind(`${path}.calendars`, entity, calendars.channel, 'choice')
  }
  if (month) checkMonth(slug, path, entity, month, check)
  if (timeline) {
    checkShape(`${slug}.${path}.timeline`, timeline, { details: 'list', blocks: 'part?' })
    if (timeline.blocks) check.span(`${path}.timeline.blocks`, timeline.blocks.entity)
    for (const key of timeline.details) check.field(`${path}.timeline.details`, check.laneOf(entity), key)
  }
  if (day) checkDay(`${slug}.${path}.day`, `${path}.day`, entity, day, check)
  if (document) checkDocument(slug, path, entity, document, check)
  if (grid) checkGrid(slug, `${path}.grid`, entity, grid, check)
  if (plan) checkPlan(slug, `${path}.plan`, entity, plan, check)
  if (counter) checkCounter(slug, `${path}.counter`, entity, counter, check)
  if (action) check.listAction(`${path}.action`, action, entity)
  for (const print of prints) check.print(`${path}.prints`, print, entity)
}

const REMEDIES: Readonly<Partial<Record<KnownView, string>>> = {
  cards: 'Say what a card shows.',
  week: 'Give the entity a slot.',
  month: 'Give the entity a slot or a span, and say in month what a day shows.',
  day: 'Give the entity a slot with an hour, and say when the day opens and closes.',
  timeline: 'Give the entity a span.',
  plan: 'Give the entity a slot or a span, and say where its places stand.',
  grid: 'Say of whom and of which days the register is.',
  counter: 'Say what is sold, and how it is paid.',
  groups: 'Say in groups what the records share.',
}

function checkGroups(slug: string, path: string, entity: string, groups: GroupsView, check: SectorNames): void {
  checkShape(`${slug}.${path}`, groups, { noun: 'list', details: 'list', history: 'part?', empty: 'part' })
  const { by, details, history } = groups
  check.kind(path, entity, by, 'text')
  for (const key of details) check.field(path, entity, key)
  if (!history) return
  check.entity(`${path}.history`, history.entity)
  check.kind(`${path}.history`, history.entity, history.by, 'reference')
  check.kind(`${path}.history`, history.entity, history.day, 'date')
  for (const key of history.details) check.field(`${path}.history`, history.entity, key)
  const referred = check.target(history.entity, history.by)
  if (referred !== entity) throw check.fault(`${path}.history`, `'${history.by}' leads to ${referred}.`, `Name a reference to ${entity}.`)
}

function checkList(slug: string, path: string, view: string, { views }: CollectionScreen, list: OtherList, check: SectorNames): void {
  if (!views.some((shown) => shown === view)) throw check.fault(path, 'stands in none of the views.', `Name '${view}' in views.`)
  checkShape(`${slug}.${path}`, list, { filters: 'list', headings: 'part?', prints: 'list?', document: 'part?', empty: 'part' })
  const { entity, filters, headings = {}, prints = [], document } = list
  check.entity(path, entity)
  for (const key of [...filters, ...Object.keys(headings)]) check.field(path, entity, key)
  for (const print of prints) check.print(`${path}.prints`, print, entity)
  if (document) checkDocument(slug, path, entity, document, check)
}

function checkViews(
  path: string,
  { entity: name, views, ownViews, lists, card, month, day, grid, plan, counter, groups }: CollectionScreen,
  check: SectorNames,
): void {
  const { board, slot, span } = check.entity(path, name)
  const shown: Readonly<Record<KnownView, unknown>> = {
    list: true,
    board,
    week: slot,
    month: (slot ?? span) && month,
    day: slot?.time && day,
    timeline: span,
    plan: (slot ?? span) && plan,
    cards: card,
    grid,
    counter,
    groups,
  }
  const saidOf = (view: View) => (isOwnView(view) ? ownViews?.[view] : isListedView(view) ? lists?.[view] : shown[view])
  const lacking = views.find((view) => saidOf(view) === undefined)
  if (!lacking) return
  const remedy = isOwnView(lacking)
    ? 'Name it in ownViews.'
    : isListedView(lacking)
      ? 'Say in lists what it lists.'
      : (REMEDIES[lacking] ?? `Give ${name} a ${lacking}.`)
  throw check.fault(`${path}.views`, `'${lacking}' has nothing to show.`, remedy)
}

function checkCard(
  path: string,
  entity: string,
  { heading, details, address, phone, photo, amount }: NonNullable<CollectionScreen['card']>,
  check: SectorNames,
): void {
  for (const key of [heading, ...details, ...(address === undefined ? [] : [address])]) check.field(path, entity, key)
  if (photo !== undefined) check.kind(`${path}.photo`, entity, photo, 'image')
  if (amount !== undefined) check.kind(`${path}.amount`, entity, amount, 'number')
  if (!phone) return
  const { through } = phone
  if (through !== undefined) check.kind(`${path}.phone`, entity, through, 'reference')
  check.kind(`${path}.phone`, through === undefined ? entity : check.target(entity, through), phone.field, 'phone')
}

/** `place` says which panel lacks something, `path` on which screen something is named. */
function checkPanel(place: string, path: string, panel: Panel, check: SectorNames): void {
  checkOneOf(place, 'panel', ['agenda', 'attention', 'bars', 'chart'], panel.kind)
  if (panel.kind === 'agenda') return checkAgenda(place, path, panel, check)
  if (panel.kind === 'bars') return check.reads(path, panel.reads)
  if (panel.kind === 'chart') return checkChart(place, path, panel, check)
  checkShape(place, panel, { where: 'list' })
  const { entity, where, have, need, unit, action } = panel
  check.field(path, entity, unit)
  check.conditions(path, entity, where)
  for (const key of [have, need]) check.kind(path, entity, key, 'number')
  if (action) check.action(`${path}.action`, action, entity)
}

function checkAgenda(place: string, path: string, panel: AgendaPanel, check: SectorNames): void {
  checkShape(place, panel, { where: 'list', sort: 'list', details: 'list', ahead: 'list?', moves: 'list?', more: 'part' })
  const { entity, where, ahead = [], sort, lead, heading, details, status, amount, moves = [], more } = panel
  for (const [at, move] of moves.entries()) checkShape(`${place}.moves.${at}`, move, { when: 'list' })
  for (const conditions of [where, ahead]) check.conditions(path, entity, conditions)
  for (const { field } of sort) check.path(`${path}.sort`, entity, field)
  for (const key of [lead, heading, ...details]) if (key !== undefined) check.field(path, entity, key)
  check.kind(`${path}.status`, entity, status, 'status', 'choice')
  if (amount !== undefined) check.kind(`${path}.amount`, entity, amount, 'number')
  for (const { to, when } of moves) {
    check.own(`${path}.moves`, entity, when)
    check.state(`${path}.moves`, entity, to)
  }
  check.screen(`${path}.more`, more.screen)
}
