import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { meeting } from '../../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays, formatDayMonth } from '../../../kernel/italian/dates.ts'
import { laneFieldOf } from '../../../kernel/screens/lane-of.ts'
import type { DayComing } from '../../../kernel/screens/month-view.ts'
import type { Query } from '../../../kernel/door/store.ts'
import { dayFieldOf } from '../../calendar/on-days.ts'
import type { DayAbout } from './day-words.ts'
import { capital } from '../../../kernel/italian/capital.ts'

/** Further ahead nobody asks who comes. */
const AHEAD = 400

/** Who comes into which lane. */
export interface Comers {
  /** Who comes on a day; today also who should have come already. */
  readonly on: (lane: unknown, day: string) => AnyRow | undefined
  /** The first from today on. */
  readonly next: (lane: unknown) => AnyRow | undefined
}
export const NOBODY: Comers = { on: () => undefined, next: () => undefined }

/** Those whose time is not over. */
export function askComing({ entity, where }: DayComing, described: AnyEntity, today: string): Omit<Query, 'page'> {
  const field = dayFieldOf(described)
  const period = { from: today, until: addDays(today, AHEAD) }
  const begins = described.slot ? ({ field, op: 'gte', value: today } as const) : ({ field, op: 'overlaps', value: period } as const)
  return { entity, where: [...where, begins], sort: [{ field, direction: 'asc' }] }
}

/** Among records in the order of their days. */
export function comersAmong(entity: AnyEntity, rows: readonly AnyRow[], today: string): Comers {
  const [lane, day] = [laneFieldOf(entity) ?? '', dayFieldOf(entity)]
  const byLane = Map.groupBy(rows, (row) => row[lane])
  const isOn = (row: AnyRow, asked: string) => row[day] === asked || (asked === today && String(row[day]) < today)
  return { on: (of, asked) => byLane.get(of)?.find((row) => isOn(row, asked)), next: (of) => byLane.get(of)?.[0] }
}

/** «Arriva oggi» before «Ada Conti», «Arrivo 25/11», «Atteso dal 20/11»; `isUrgent` is what is for today. */
export function comingWords({ field, says }: DayComing, entity: AnyEntity, row: AnyRow, today: string) {
  const day = String(row[dayFieldOf(entity)])
  const who = entity.fields[field]?.format(row[field]) ?? ''
  if (day > today) return { when: capital(`${says.later} ${formatDayMonth(day)}`), who, isUrgent: false }
  return { when: capital(day === today ? says.today : `${says.late} ${formatDayMonth(day)}`), who, isUrgent: true }
}

/** Prepares the order of a day: where somebody comes, then what meets an earlier list, then the rest. */
export function rankOf({ entity, month, day, today }: Omit<DayAbout, 'names'>, comers: Comers): (row: AnyRow) => number {
  const tests = (month.order ?? []).map((conditions) => meeting(entity, conditions, today))
  const lane = laneFieldOf(entity)
  return (row) => {
    if (lane !== undefined && comers.on(row[lane], day)) return -1
    const at = tests.findIndex((test) => test(row))
    return at < 0 ? tests.length : at
  }
}
