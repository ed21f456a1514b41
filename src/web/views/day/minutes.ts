import { addDays, daysBetween } from '../../../kernel/italian/dates.ts'
import { clockText } from '../../../kernel/italian/times.ts'

/**
 * Minutes on the wall clock since the midnight on which a day begins. A day always has as many: what happens in the nights when
 * clocks change stands at the hour that people read, as in the store.
 */
export const DAY_MINUTES = 24 * 60
const HOUR = 60

/** From a minute to another; the end lies outside. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export const overlap = (a: Stretch, b: Stretch): boolean => a.from < b.to && b.from < a.to
export const holds = ({ from, to }: Stretch, minute: number): boolean => from <= minute && minute < to
export const isInside = (inner: Stretch, outer: Stretch): boolean => outer.from <= inner.from && inner.to <= outer.to
export const lengthOf = ({ from, to }: Stretch): number => to - from

export const stretchText = ({ from, to }: Stretch): string => `${clockText(from)}–${clockText(to)}`

/** '45 min', '1 h', '1 h 30 min'. */
export function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** The nearest step of the day. */
export const snap = (minute: number, step: number): number => Math.round(minute / step) * step
/** The step in which a minute lies. */
export const stepOf = (minute: number, step: number): number => Math.floor(minute / step) * step

/** The day and the minute of it that a minute counted from another day's midnight falls on. */
export function momentOf(day: string, minute: number): { readonly day: string; readonly minute: number } {
  const days = Math.floor(minute / DAY_MINUTES)
  return { day: days === 0 ? day : addDays(day, days), minute: minute - days * DAY_MINUTES }
}

/** The part of a day that is taken by what begins on another, or ends on one; nothing where it does not reach that day. */
export function partOn(day: string, begins: string, { from, to }: Stretch): Stretch | undefined {
  const shift = daysBetween(day, begins) * DAY_MINUTES
  const part = { from: Math.max(0, from + shift), to: Math.min(DAY_MINUTES, to + shift) }
  return part.from < part.to ? part : undefined
}

/** The hours that a day shows: those in which one works, and as many whole ones more as hold everything that lies in it. */
export function shownHours(opening: Stretch, parts: readonly Stretch[]): Stretch {
  const from = Math.min(opening.from, ...parts.map((part) => part.from))
  const to = Math.max(opening.to, ...parts.map((part) => part.to))
  return {
    from: from < opening.from ? stepOf(from, HOUR) : from,
    to: to > opening.to ? Math.min(DAY_MINUTES, Math.ceil(to / HOUR) * HOUR) : to,
  }
}

/** How a day is drawn: its hours, and the pixels of one step. */
export interface Scale {
  readonly shown: Stretch
  readonly step: number
  readonly pixels: number
  /** By how much its text is enlarged; 1 when absent. */
  readonly enlarged?: number
}

/** Pixels of a length of time. */
export const heightOf = ({ step, pixels }: Scale, minutes: number): number => (minutes / step) * pixels
/** Pixels from the top of the day. */
export const topOf = (scale: Scale, minute: number): number => heightOf(scale, minute - scale.shown.from)
/** The minute at so many pixels from the top, within the day. */
export function minuteAt({ shown, step, pixels }: Scale, y: number): number {
  return Math.min(shown.to, Math.max(shown.from, shown.from + (y / pixels) * step))
}

/** The whole hours that have a name beside the day; one that the present would cover has none. */
export function hourLabels(shown: Stretch, now?: number): readonly number[] {
  const first = Math.ceil(shown.from / HOUR)
  const count = Math.floor(shown.to / HOUR) - first + 1
  const hours = Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * HOUR)
  return now === undefined || !holds(shown, now) ? hours : hours.filter((hour) => Math.abs(hour - now) > NEAR)
}
const NEAR = 15
