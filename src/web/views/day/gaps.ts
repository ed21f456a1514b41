import { holds, isInside, lengthOf, overlap, snap, stepOf, type Stretch } from './minutes.ts'

/** The part of a record that is held: all of it, or one of its ends. */
export type Grip = 'whole' | 'start' | 'end'

/** What is left of the hours of a column between what takes or closes it, in order. */
export function freeIn(hours: Stretch, taken: readonly Stretch[]): readonly Stretch[] {
  const free: Stretch[] = []
  let from = hours.from
  for (const one of taken.toSorted((a, b) => a.from - b.from)) {
    if (one.from > from && from < hours.to) free.push({ from, to: Math.min(one.from, hours.to) })
    from = Math.max(from, one.to)
  }
  if (from < hours.to) free.push({ from, to: hours.to })
  return free
}

export const gapAt = (free: readonly Stretch[], minute: number): Stretch | undefined => free.find((gap) => holds(gap, minute))

/** What a press on free time offers: from the step under it, as long as usual, or as long as there is. */
export function offered(gap: Stretch, minute: number, usual: number, step: number): Stretch {
  const from = Math.max(gap.from, stepOf(minute, step))
  return { from, to: Math.min(gap.to, from + usual) }
}

/** What is chosen by going over free time from one minute to another, up or down; a step at least, and never beyond the gap. */
export function chosen(gap: Stretch, anchor: number, minute: number, step: number): Stretch {
  const [first, last] = [Math.min(anchor, minute), Math.max(anchor, minute)]
  const from = Math.max(gap.from, stepOf(first, step))
  return { from, to: Math.min(gap.to, Math.max(from + step, Math.ceil(last / step) * step)) }
}

/**
 * Where a stretch comes to lie when what is held of it goes so many minutes down. It lands on a step of the day, keeps its
 * length where it is moved, and a step at least where it is stretched.
 */
export function dragged({ from, to }: Stretch, grip: Grip, by: number, step: number): Stretch {
  if (by === 0) return { from, to }
  if (grip === 'start') return { from: Math.min(snap(from + by, step), to - step), to }
  if (grip === 'end') return { from, to: Math.max(snap(to + by, step), from + step) }
  const start = snap(from + by, step)
  return { from: start, to: start + (to - from) }
}

/** A stretch of a column that is closed, and how that is called: «Pausa». */
export interface Closed extends Stretch {
  readonly label: string
  /** The record that closes it; absent of a pause. */
  readonly id?: string
}

/** Something that has the column for itself for a while. */
export interface Taken extends Stretch {
  readonly id: string
  readonly title: string
}

export type Refusal = { readonly hours: Stretch } | { readonly closed: Closed } | { readonly taken: Taken }

/** Why something may not lie there: beyond the hours, in a pause, over another. Nothing where it may. */
export function refusedAt(at: Stretch, hours: Stretch, closed: readonly Closed[], taken: readonly Taken[]): Refusal | undefined {
  if (!isInside(at, hours)) return { hours }
  const pause = closed.find((one) => overlap(one, at))
  if (pause) return { closed: pause }
  const other = taken.find((one) => overlap(one, at))
  return other && { taken: other }
}

/** The free gap of at least so many minutes that begins first at or after a minute; where a record that waits would go. */
export const nextFree = (free: readonly Stretch[], minute: number, minutes: number): Stretch | undefined =>
  free.map((gap) => ({ from: Math.max(gap.from, minute), to: gap.to })).find((gap) => lengthOf(gap) >= minutes)
