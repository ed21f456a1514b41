import { dragged, type Grip } from './gaps.ts'
import type { Stretch } from './minutes.ts'

/** What the keyboard finds in a column: a record, or free time. */
export interface Stop extends Stretch {
  readonly key: string
}

/** Where the keyboard stands: a column, and the key of what lies there. */
export interface Spot {
  readonly column: number
  readonly key: string
}

/** What lies nearest to a stretch in time: what it overlaps most, or else what is least far away. */
function nearest(stops: readonly Stop[], { from, to }: Stretch): Stop | undefined {
  const apart = (stop: Stop) => Math.max(stop.from - to, from - stop.to)
  return stops.toSorted((a, b) => apart(a) - apart(b) || a.from - b.from).at(0)
}

/** The same spot in what there is now: what stood there may be gone. */
export function within(spot: Spot | undefined, columns: readonly (readonly Stop[])[], around: Stretch): Spot | undefined {
  const column = Math.max(0, Math.min(spot?.column ?? 0, columns.length - 1))
  const stops = columns[column] ?? []
  if (spot && stops.some(({ key }) => key === spot.key)) return { column, key: spot.key }
  const moved = spot ? columns.findIndex((others) => others.some(({ key }) => key === spot.key)) : -1
  if (spot && moved !== -1) return { column: moved, key: spot.key }
  const stop = nearest(stops, around)
  return stop && { column, key: stop.key }
}

/** The spot that a key leads to: up and down through a column in time, left and right to what lies beside. */
export function nextSpot(
  key: string,
  withCtrl: boolean,
  { column, key: on }: Spot,
  columns: readonly (readonly Stop[])[],
): Spot | undefined {
  const stops = columns[column] ?? []
  const index = stops.findIndex((stop) => stop.key === on)
  const here = stops[index]
  if (!here) return undefined
  const to = (stop: Stop | undefined, at = column): Spot | undefined => stop && { column: at, key: stop.key }
  /** Past columns in which nothing stands. */
  const aside = (by: 1 | -1): Spot | undefined => {
    for (let at = column + by; at >= 0 && at < columns.length; at += by) {
      const stop = nearest(columns[at] ?? [], here)
      if (stop) return to(stop, at)
    }
    return undefined
  }
  switch (key) {
    case 'ArrowUp':
      return to(stops[index - 1])
    case 'ArrowDown':
      return to(stops[index + 1])
    case 'ArrowLeft':
      return aside(-1)
    case 'ArrowRight':
      return aside(1)
    case 'Home':
      return withCtrl ? to(columns[0]?.[0], 0) : to(stops[0])
    case 'End':
      return withCtrl ? to(columns.at(-1)?.at(-1), columns.length - 1) : to(stops.at(-1))
    default:
      return undefined
  }
}

/** Where something is held: a stretch of a column. */
export interface Lifted {
  readonly column: number
  readonly at: Stretch
}

/** Whole hours while Shift goes up and down with a page key. */
const PAGE = 60

/**
 * Where an arrow carries what is lifted: a step of time or a column; with Shift its end goes, and it becomes longer or shorter.
 * Nothing when the key is not ours; the same place where there is no further.
 */
export function carried(
  key: string,
  withShift: boolean,
  { column, at }: Lifted,
  columns: number,
  shown: Stretch,
  step: number,
): Lifted | undefined {
  const by = (minutes: number): Lifted => {
    const grip: Grip = withShift ? 'end' : 'whole'
    const next = dragged(at, grip, minutes, step)
    return next.from < shown.from || next.to > shown.to ? { column, at } : { column, at: next }
  }
  const aside = (to: number): Lifted => ({ column: Math.max(0, Math.min(to, columns - 1)), at })
  switch (key) {
    case 'ArrowUp':
      return by(-step)
    case 'ArrowDown':
      return by(step)
    case 'PageUp':
      return by(-PAGE)
    case 'PageDown':
      return by(PAGE)
    case 'ArrowLeft':
      return aside(column - 1)
    case 'ArrowRight':
      return aside(column + 1)
    default:
      return undefined
  }
}
