import type { KeyboardEvent } from 'react'
import { addDays } from '../../../kernel/italian/dates.ts'
import { pointUnder } from '../drag/point.ts'
import type { Draft } from './draft.ts'
import type { Bar, Lane } from './plan.ts'
import type { Range } from '../../calendar/range.ts'
import { chosen, dragged, endOf, freeAround } from '../../calendar/stretch.ts'
import type { Moves } from './use-moves.ts'

export interface CarryOptions {
  readonly range: Range
  readonly lanes: readonly Lane[]
  readonly bars: readonly Bar[]
  readonly moves: Moves
}

const ARROWS: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What the keys do while a bar is held: arrows carry it, with Shift they stretch it, Enter and Space let go, Esc and Tab give up. */
export function carry({ range, lanes, bars, moves }: CarryOptions, event: KeyboardEvent, held: Draft, bar: Bar): void {
  if (event.key === 'Tab' || event.key === 'Escape') {
    if (event.key === 'Escape') event.preventDefault()
    return moves.cancel()
  }
  event.preventDefault()
  if (event.key === ' ' || event.key === 'Enter') return moves.drop(lanes, pointUnder(event))
  const [days, up] = ARROWS[event.key] ?? []
  if (days === undefined || up === undefined) return
  const place = lanes.findIndex(({ id }) => id === held.stretch.lane)
  const to = lanes[place + up]?.id ?? held.stretch.lane
  if (event.shiftKey) {
    if (days !== 0) moves.over(dragged(held.stretch, 'end', days, held.stretch.lane), lanes, bars)
  } else if (bar.isFixed) {
    moves.pick({ ...bar, stretch: held.stretch }, 'whole')
  } else {
    const moved = dragged(held.stretch, 'whole', days, to)
    // Beyond the edges nobody would see it; «Sposta» goes further.
    if (endOf(moved) > range.start && moved.from < addDays(range.start, range.days)) moves.over(moved, lanes, bars)
  }
}

/** Shift and arrows choose free nights of a lane, from a day on; Enter and Space hand them on. False for a key that is none of these. */
export function chooseNights({ lanes, bars, moves }: CarryOptions, event: KeyboardEvent, lane: string, day: string): boolean {
  const draft = moves.draft.get()
  const taken = bars.filter(({ isEnded }) => !isEnded).map(({ stretch }) => stretch)
  const free = freeAround(taken, lane, day)
  if (!free) return false
  const nights = draft && !draft.bar ? draft.stretch.nights : 1
  if (event.key === 'Escape' && draft) moves.cancel()
  else if (event.key === 'Enter' || event.key === ' ') {
    if (!draft) moves.over(chosen(lane, day, day, free), lanes, bars)
    moves.drop(lanes, pointUnder(event))
  } else if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    const until = addDays(day, Math.max(1, nights + (event.key === 'ArrowRight' ? 1 : -1)))
    moves.over(chosen(lane, day, until, free), lanes, bars)
  } else return false
  event.preventDefault()
  return true
}
