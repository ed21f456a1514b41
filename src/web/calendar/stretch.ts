import type { AnyEntity, Span } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, daysBetween, isDay } from '../../kernel/italian/dates.ts'
import { countsNights } from '../../kernel/derive/span-unit.ts'
import type { Values } from '../../kernel/door/change.ts'

/** Nights in a lane: taken from the day `from`, free again on the day `from` + `nights`, where another may begin. */
export interface Stretch {
  readonly lane: string
  readonly from: string
  readonly nights: number
}

/** The part of a bar that is held: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

/** Where in its day a span begins on a plan: nights are drawn from noon to noon, so that who arrives lies beside who leaves; days as a whole. */
export const beginsAt = (entity: AnyEntity): number => (countsNights(entity) ? 0.5 : 0)

/** The day on which the lane is free again. */
export const endOf = ({ from, nights }: Stretch): string => addDays(from, nights)

/** Where a record lies; nothing when it has no lane, no day or no night. */
export function stretchOf({ from, lasts, lane }: Span, row: AnyRow): Stretch | undefined {
  const [day, count, place] = [row[from], row[lasts], row[lane]]
  if (typeof day !== 'string' || !isDay(day) || typeof count !== 'number' || count < 1) return undefined
  return typeof place === 'string' && place !== '' ? { lane: place, from: day, nights: count } : undefined
}

/** The fields that put a record there. */
export const valuesOf = ({ from, lasts, lane }: Span, stretch: Stretch): Values => ({
  [from]: stretch.from,
  [lasts]: stretch.nights,
  [lane]: stretch.lane,
})

/** Whether two take the same lane on the same night. Arrival on the other's day of departure is none. */
export const overlap = (a: Stretch, b: Stretch): boolean =>
  a.lane === b.lane && daysBetween(a.from, b.from) < a.nights && daysBetween(b.from, a.from) < b.nights

export const isSame = (a: Stretch, b: Stretch): boolean => a.lane === b.lane && a.from === b.from && a.nights === b.nights

/** Where a stretch comes to lie when what is held of it goes so many days to the right. An end leaves at least one night. */
export function dragged(stretch: Stretch, grip: Grip, days: number, lane: string): Stretch {
  if (grip === 'whole') return { lane, from: addDays(stretch.from, days), nights: stretch.nights }
  if (grip === 'end') return { ...stretch, nights: Math.max(1, stretch.nights + days) }
  const shift = Math.min(days, stretch.nights - 1)
  return { ...stretch, from: addDays(stretch.from, shift), nights: stretch.nights - shift }
}

/** The free nights around one: the first of them, and the day on which somebody else has the lane; open where nobody has. */
interface Free {
  readonly since: string | undefined
  readonly until: string | undefined
}

/** The free nights around a night of a lane; nothing when the night itself is taken. */
export function freeAround(taken: readonly Stretch[], lane: string, night: string): Free | undefined {
  let free: Free = { since: undefined, until: undefined }
  for (const other of taken) {
    if (other.lane !== lane) continue
    const end = endOf(other)
    if (other.from <= night && night < end) return undefined
    if (end <= night && (free.since === undefined || end > free.since)) free = { ...free, since: end }
    if (other.from > night && (free.until === undefined || other.from < free.until)) free = { ...free, until: other.from }
  }
  return free
}

/**
 * The nights chosen by going from one day to another: one arrives on the earlier and leaves on the later, and stays at least
 * a night. Never beyond the free nights around the first.
 */
export function chosen(lane: string, anchor: string, day: string, { since, until }: Free): Stretch {
  if (day < anchor) {
    const from = since !== undefined && day < since ? since : day
    return { lane, from, nights: Math.max(1, daysBetween(from, anchor)) }
  }
  const end = until !== undefined && day > until ? until : day
  return { lane, from: anchor, nights: Math.max(1, daysBetween(anchor, end)) }
}

/** The same where days are counted: the first and the last are both among them. */
export const chosenDays = (lane: string, anchor: string, day: string, free: Free): Stretch =>
  day < anchor ? chosen(lane, addDays(anchor, 1), day, free) : chosen(lane, anchor, addDays(day, 1), free)
