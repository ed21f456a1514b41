import { stateOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { USUAL_MINUTES } from '../../kernel/evaluation/occupied-time.ts'
import { isOver } from '../../kernel/fields/status.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { daysBetween } from '../../kernel/italian/dates.ts'
import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'
import type { Calendar } from './calendar.ts'

const HOUR = 60
const DAY = 24 * HOUR
const EPOCH = '1970-01-01'

/** Minutes on the wall clock from a fixed day: the nights when clocks change are as long as any other. */
interface Span {
  readonly start: number
  readonly end: number
}

/** The minutes that a record takes: without a length of its own as many as usual. */
export function minutesIn({ lasts, each = HOUR, usual = USUAL_MINUTES }: Calendar, row: AnyRow): number {
  const length = lasts && row[lasts]
  return typeof length === 'number' && length > 0 ? Math.round(length * each) : usual
}

/** When a record keeps somebody busy; nothing when it has no hour. */
export function spanOf(calendar: Calendar, row: AnyRow): Span | undefined {
  const [on, at] = [row[calendar.day], calendar.time && row[calendar.time]]
  if (typeof on !== 'string' || typeof at !== 'string') return undefined
  const start = daysBetween(EPOCH, on) * DAY + minutesOf(at)
  return { start, end: start + minutesIn(calendar, row) }
}

/** When a record begins and, where its length is known and ends within a day, when it is over. */
export function timesOf(
  { time, lasts, each = HOUR }: Calendar,
  row: AnyRow,
): { readonly time: string | undefined; readonly end: string | undefined } {
  const [at, length] = [time && row[time], lasts && row[lasts]]
  if (typeof at !== 'string') return { time: undefined, end: undefined }
  const isShort = typeof length === 'number' && length > 0 && length * each < DAY
  return { time: at.slice(0, 5), end: isShort ? addMinutes(at, Math.round(length * each)) : undefined }
}

/** Whether a lane is one record's alone, and the store refuses a second. */
export const ownsLane = ({ exclusive, slot }: AnyEntity): boolean =>
  exclusive !== undefined && (exclusive.of === undefined || exclusive.of === slot?.lane)

/**
 * What is still to be done and collides, by id: where a lane does one thing at a time, or is one record's alone. Elsewhere (a room
 * with places for many) several are there at once, and nothing is wrong.
 */
export function clashesOf(entity: AnyEntity, calendar: Calendar, rows: readonly AnyRow[]): ReadonlyMap<string, readonly AnyRow[]> {
  if (!calendar.alone && !ownsLane(entity)) return new Map()
  const open = rows.filter((row) => {
    const state = stateOf(entity, row)
    return !state || !isOver(state)
  })
  return overlapsOf(calendar, open)
}

/** «Si sovrappone alle 10:00 e 11:30». */
export function clashText(calendar: Calendar, others: readonly AnyRow[] | undefined): string | undefined {
  const times = (others ?? []).flatMap((row) => timesOf(calendar, row).time ?? [])
  return times.length > 0 ? `Si sovrappone alle ${[...new Set(times)].join(' e ')}` : undefined
}

/**
 * Records that ask for the same person at the same time, each with the others, by id. Work that nobody has been given never
 * collides, nor do those that are `together`.
 */
export function overlapsOf(calendar: Calendar, rows: readonly AnyRow[]): ReadonlyMap<string, readonly AnyRow[]> {
  const { lane, together } = calendar
  const isOne = (a: AnyRow, b: AnyRow) => together !== undefined && a[together] !== undefined && a[together] === b[together]
  const found = new Map<string, AnyRow[]>()
  const timed = rows.flatMap((row) => {
    const span = spanOf(calendar, row)
    return lane && row[lane] && span ? [{ row, span, lane: row[lane] }] : []
  })
  timed.sort((a, b) => a.span.start - b.span.start)
  for (const [index, one] of timed.entries()) {
    for (const other of timed.slice(index + 1)) {
      if (other.span.start >= one.span.end) break
      if (other.lane !== one.lane || isOne(one.row, other.row)) continue
      found.set(one.row.id, [...(found.get(one.row.id) ?? []), other.row])
      found.set(other.row.id, [...(found.get(other.row.id) ?? []), one.row])
    }
  }
  return found
}
