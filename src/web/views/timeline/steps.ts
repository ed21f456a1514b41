import { addDays } from '../../../kernel/italian/dates.ts'
import { onNight, type Packable, type Packed } from './pack.ts'
import { lastDay, type Range } from '../../calendar/range.ts'
import { endOf } from '../../calendar/stretch.ts'

/** Where the keyboard stands: a night of a lane, and which of the things that lie there. */
export interface Spot {
  readonly lane: number
  readonly day: string
  readonly index: number
}

/** What the keyboard finds on a night: its bars, and the free night itself where nothing takes it. */
export type Stop<B> = { readonly bar: B } | { readonly day: string }

export function stopsAt<B extends Packable>(packed: Packed<B> | undefined, day: string): readonly Stop<B>[] {
  const bars = packed ? onNight(packed, day) : []
  const stops: Stop<B>[] = bars.map((bar) => ({ bar }))
  return bars.some(({ isEnded }) => !isEnded) ? stops : [...stops, { day }]
}

/** The same spot within what there is: lanes and bars may have gone since. */
export function within<B extends Packable>({ lane, day, index }: Spot, lanes: readonly (Packed<B> | undefined)[], range: Range): Spot {
  const last = lastDay(range)
  const row = Math.max(0, Math.min(lane, lanes.length - 1))
  const on = day < range.start ? range.start : day > last ? last : day
  return { lane: row, day: on, index: Math.max(0, Math.min(index, stopsAt(lanes[row], on).length - 1)) }
}

/** The spot that a key leads to; nothing when the key is not ours or there is no further. Sideways a bar counts as one. */
export function nextSpot<B extends Packable>(
  key: string,
  withCtrl: boolean,
  spot: Spot,
  lanes: readonly (Packed<B> | undefined)[],
  range: Range,
): Spot | undefined {
  const last = lastDay(range)
  const stops = stopsAt(lanes[spot.lane], spot.day)
  const stop = stops[spot.index]
  const at = (lane: number, day: string, index: number): Spot | undefined =>
    lane < 0 || lane >= lanes.length || day < range.start || day > last ? undefined : within({ lane, day, index }, lanes, range)
  switch (key) {
    case 'ArrowLeft':
      return at(spot.lane, addDays(stop && 'bar' in stop ? stop.bar.stretch.from : spot.day, -1), 0)
    case 'ArrowRight':
      return at(spot.lane, stop && 'bar' in stop ? endOf(stop.bar.stretch) : addDays(spot.day, 1), 0)
    case 'ArrowUp':
      return spot.index > 0 ? at(spot.lane, spot.day, spot.index - 1) : at(spot.lane - 1, spot.day, Number.MAX_SAFE_INTEGER)
    case 'ArrowDown':
      return spot.index < stops.length - 1 ? at(spot.lane, spot.day, spot.index + 1) : at(spot.lane + 1, spot.day, 0)
    case 'Home':
      return at(withCtrl ? 0 : spot.lane, range.start, 0)
    case 'End':
      return at(withCtrl ? lanes.length - 1 : spot.lane, last, 0)
    default:
      return undefined
  }
}
