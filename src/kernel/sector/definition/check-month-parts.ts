import { checkShape } from '../../problem/check-shape.ts'
import { laneEntityOf } from '../../screens/lane-of.ts'
import type { DayComing, DayLanes, MonthView } from '../../screens/month-view.ts'
import type { SectorNames } from './sector-names.ts'

/** Checks what a day says besides its records: their order and tick, who comes, the lanes, what is planned for it. */
export function checkMonthParts(slug: string, at: string, name: string, month: MonthView, check: SectorNames): void {
  const entity = check.entity(at, name)
  const { order = [], tick, coming, lanes, action } = month
  for (const [index, conditions] of order.entries()) check.own(`${at}.order.${index}`, name, conditions)
  if (tick) for (const state of [tick.to, tick.back]) check.state(`${at}.tick`, name, state)
  const lane = laneEntityOf(entity)
  if ((coming ?? lanes) && lane === undefined) {
    throw check.fault(
      at,
      `the records of ${name} stand in no lanes.`,
      'Name a reference as the lane of its slot or span, or leave coming and lanes out.',
    )
  }
  if (coming && lane !== undefined) checkComing(slug, `${at}.coming`, lane, coming, check)
  if (lanes && lane !== undefined) checkLanes(slug, `${at}.lanes`, lane, lanes, check)
  if (action) checkAction(`${at}.action`, name, action, check)
}

function checkComing(slug: string, at: string, lane: string, coming: DayComing, check: SectorNames): void {
  checkShape(`${slug}.${at}`, coming, { where: 'list', says: 'part' })
  const other = laneEntityOf(check.entity(at, coming.entity))
  if (other !== lane)
    throw check.fault(at, `${coming.entity} does not lie in lanes of ${lane}.`, `Name an entity with a slot or span in ${lane}.`)
  check.field(at, coming.entity, coming.field)
  check.conditions(at, coming.entity, coming.where)
}

function checkLanes(slug: string, at: string, lane: string, lanes: DayLanes, check: SectorNames): void {
  checkShape(`${slug}.${at}`, lanes, { details: 'list', moves: 'list?' })
  const { details, badge, moves = [] } = lanes
  for (const key of [...details, ...(badge === undefined ? [] : [badge])]) check.field(at, lane, key)
  for (const { to, when } of moves) {
    check.state(`${at}.moves`, lane, to)
    check.own(`${at}.moves`, lane, when)
  }
}

function checkAction(at: string, name: string, { key, day }: NonNullable<MonthView['action']>, check: SectorNames): void {
  check.listAction(at, key, name)
  const input = check.input(key, day)
  if (input !== 'date') throw check.fault(at, `'${day}' is no day that '${key}' asks for.`, 'Name an input of kind date.')
}
