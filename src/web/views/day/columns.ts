import type { At } from '../../../kernel/italian/at.ts'
import { isFixed, stateOf, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isFree, isOver, type State } from '../../../kernel/fields/status.ts'
import { daysBetween } from '../../../kernel/italian/dates.ts'
import { minutesOf } from '../../../kernel/italian/times.ts'
import { lateText } from '../../../kernel/derive/delay.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { DaySays } from '../../../kernel/screens/day-view.ts'
import type { SafetyWord } from '../../../kernel/derive/safety.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { cardContent } from '../drag/card-content.ts'
import type { Calendar } from '../../calendar/calendar.ts'
import type { Lane } from '../../calendar/lanes.ts'
import { slotOf } from '../../calendar/lanes.ts'
import { clashesOf, clashText, minutesIn, ownsLane, spanOf } from '../../calendar/overlaps.ts'
import type { Closed, Grip, Taken } from './gaps.ts'
import { DAY_MINUTES, momentOf, partOn, type Stretch } from './minutes.ts'

/** A lane on a day. */
export interface Place {
  readonly day: string
  readonly lane: string | undefined
  /** The lane, in words. */
  readonly title: string
}

/** One that is on screen. */
export interface Column extends Place {
  readonly key: string
  /** What stands beside its title, in words. */
  readonly details: readonly string[]
}

/** A record that can be put somewhere in the day, wherever it is now. */
export interface Movable {
  readonly id: string
  readonly row: AnyRow
  readonly title: string
  readonly detail: string | undefined
  readonly safety: readonly SafetyWord[]
  /** «In ritardo di 16 minuti». */
  readonly late: string | undefined
  readonly state: State<string> | undefined
  /** The minutes that it takes. */
  readonly lasts: number
  /** Where it stands now. From the midnight of its column; what goes through midnight begins below nothing or ends beyond the day. */
  readonly home?: { readonly column: string; readonly at: Stretch }
  /** What else is written once it stands in the day: its state. */
  readonly puts?: Values
}

/** A record in a column. */
export interface Card extends Movable {
  readonly home: NonNullable<Movable['home']>
  /** What of it lies on the day of the column. */
  readonly part: Stretch
  /** In words: «Si sovrappone alle 10:00». */
  readonly warning: string | undefined
  /** What the search and the filters ask for; all of them where they ask for nothing. */
  readonly isMatch: boolean
}

export const columnKey = (day: string, lane: string | undefined): string => `${day}|${lane ?? ''}`

export interface LaneShown extends Lane {
  readonly details: readonly string[]
}

/** Days side by side, and in each of them its lanes. */
export const columnsOf = (days: readonly string[], lanes: readonly LaneShown[]): readonly Column[] =>
  days.flatMap((day) => lanes.map(({ id, title, details }) => ({ key: columnKey(day, id), day, lane: id, title, details })))

/** Where a row stands, counted from the midnight of a day; nothing where it has no hour. */
export function stretchFrom(day: string, calendar: Calendar, row: AnyRow): Stretch | undefined {
  const [span, on, hour] = [spanOf(calendar, row), row[calendar.day], calendar.time && row[calendar.time]]
  if (!span || typeof on !== 'string' || typeof hour !== 'string') return undefined
  const from = minutesOf(hour) + daysBetween(day, on) * DAY_MINUTES
  return { from, to: from + span.end - span.start }
}

export interface Reading {
  readonly entity: AnyEntity
  readonly calendar: Calendar
  readonly screen: CollectionScreen
  readonly names: Names
  readonly at: At
}

/** A record as something that may be put into the day. */
export function movableOf({ entity, calendar, screen, names, at }: Reading, row: AnyRow): Movable {
  const { title, details, safety } = cardContent(entity, screen, row, names, at.today, [calendar.lane, calendar.day])
  return {
    id: row.id,
    row,
    title,
    detail: details[0],
    safety,
    late: lateText(entity, row, at),
    state: stateOf(entity, row),
    lasts: minutesIn(calendar, row),
  }
}

/** The records of the columns: one that goes through midnight stands in two. What never comes (cancelled, say) leaves its time free. */
export function cardsOf(
  reading: Reading,
  rows: readonly AnyRow[],
  columns: readonly Column[],
  matches: ReadonlySet<string> | undefined,
): readonly Card[] {
  const { entity, calendar } = reading
  const clashes = clashesOf(entity, calendar, rows)
  return rows.flatMap((row) => {
    const { lane } = slotOf(calendar, row)
    if (stateOf(entity, row)?.away) return []
    return columns.flatMap((column) => {
      const at = column.lane === lane ? stretchFrom(column.day, calendar, row) : undefined
      const part = at && partOn(column.day, column.day, at)
      if (!at || !part) return []
      return [
        {
          ...movableOf(reading, row),
          home: { column: column.key, at },
          part,
          warning: clashText(calendar, clashes.get(row.id)),
          isMatch: matches?.has(row.id) ?? true,
        },
      ]
    })
  })
}

/** The records of a day and a lane that have no hour yet. */
export const withoutHour = (reading: Reading, rows: readonly AnyRow[], { day, lane }: Column): readonly Movable[] =>
  rows.flatMap((row) => {
    const slot = slotOf(reading.calendar, row)
    const isHere = slot.day === day && slot.lane === lane && spanOf(reading.calendar, row) === undefined
    return isHere && !stateOf(reading.entity, row)?.away ? [movableOf(reading, row)] : []
  })

export const openingOf = ({ opens, closes }: DaySays): Stretch => ({
  from: minutesOf(opens),
  to: closes === '24:00' ? DAY_MINUTES : minutesOf(closes),
})

export const pausesOf = ({ pauses = [] }: DaySays): readonly Closed[] =>
  pauses.map(({ from, to, label = 'Pausa' }) => ({ from: minutesOf(from), to: to === '24:00' ? DAY_MINUTES : minutesOf(to), label }))

/** What keeps a column closed by records of its own: «Manutenzione». */
export function closuresOf(
  entity: AnyEntity,
  calendar: Calendar,
  rows: readonly AnyRow[],
  names: Names,
  { day, lane }: Column,
): readonly Closed[] {
  return rows.flatMap((row) => {
    if (slotOf(calendar, row).lane !== lane) return []
    const at = stretchFrom(day, calendar, row)
    const part = at && partOn(day, day, at)
    return part ? [{ ...part, label: titleOf(entity, row, names), id: row.id }] : []
  })
}

/** Those that have their time for themselves; where two may stand together, none. */
export const takenBy = (entity: AnyEntity, cards: readonly Card[], held?: string): readonly Taken[] =>
  ownsLane(entity)
    ? cards.flatMap(({ id, part, title, state }) => (id === held || (state && isFree(state)) ? [] : [{ id, title, ...part }]))
    : []

/** Why what is held of a record stays as it is; nothing when it may move. */
export function stayingOf(
  entity: AnyEntity,
  { day, time, lane, lasts }: Calendar,
  { state, puts }: Movable,
  grip: Grip,
): string | undefined {
  if ([day, time, lane, lasts].some((key) => key !== undefined && isFixed(entity, key))) return messages.notYoursToChange(entity.label)
  if (state && isOver(state) && !puts) return `È «${state.label}» e resta dov’è: prima cambia lo stato.`
  if (state?.begun && grip !== 'end') return `È «${state.label}»: si può allungare o accorciare alla fine, non spostare.`
  return undefined
}

/** The fields that put a record there. Its length is written only where it becomes another. */
export function valuesAt({ day, time, lane, lasts, each = 60 }: Calendar, column: Place, to: Stretch, length: number | undefined): Values {
  const begins = momentOf(column.day, to.from)
  const minutes = to.to - to.from
  return {
    [day]: begins.day,
    ...(time && { [time]: `${String(Math.floor(begins.minute / 60)).padStart(2, '0')}:${String(begins.minute % 60).padStart(2, '0')}` }),
    ...(lane && { [lane]: column.lane ?? null }),
    ...(lasts && minutes !== length && { [lasts]: minutes / each }),
  }
}
