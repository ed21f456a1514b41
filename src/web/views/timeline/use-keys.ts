import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { Packed } from './pack.ts'
import type { Bar, Lane } from './plan.ts'
import { stepOf, type Range } from './range.ts'
import { nextSpot, stopsAt, within, type Spot, type Stop } from './steps.ts'
import { chosen, dragged, endOf, freeAround } from './stretch.ts'
import type { Draft } from './draft.ts'
import type { Point } from '../drag/point.ts'
import type { Moves } from './use-moves.ts'

interface KeysOptions {
  readonly range: Range
  readonly lanes: readonly Lane[]
  readonly bars: readonly Bar[]
  readonly packed: ReadonlyMap<string, Packed<Bar>>
  readonly moves: Moves
  readonly today: string
  readonly onRange: (start: string) => void
  readonly onAskMove: (bar: Bar) => void
}

export interface Keys {
  /** Where Tab enters the plan. */
  readonly stop: { readonly lane: string; readonly at: Stop<Bar> } | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

const ARROWS: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The plan without a mouse: one stop of the Tab key, arrows inside, Space to carry, Shift and arrows to stretch or to choose nights. */
export function useKeys(frame: RefObject<HTMLElement | null>, options: KeysOptions): Keys {
  const { range, lanes, bars, packed, moves, today } = options
  const [spot, setSpot] = useState<Spot>({ lane: 0, day: today, index: 0 })
  const isWanted = useRef(false)
  const rows = lanes.map(({ id }) => packed.get(id))
  const current = within(spot, rows, range)
  const lane = lanes[current.lane]
  const stop = lane && stopsAt(rows[current.lane], current.day)[current.index]

  // What the key leads to may only now have come onto the page.
  useEffect(() => {
    const element = isWanted.current ? frame.current?.querySelector<HTMLElement>('[data-stop]') : undefined
    if (!element) return
    isWanted.current = false
    element.focus()
  })

  const go = (to: Spot) => {
    isWanted.current = true
    setSpot({ ...to })
  }

  const carry = (event: KeyboardEvent, held: Draft, bar: Bar): void => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      if (event.key === 'Escape') event.preventDefault()
      return moves.cancel()
    }
    event.preventDefault()
    if (event.key === ' ' || event.key === 'Enter') return moves.drop(lanes, pointOf(event))
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

  const chooseNights = (event: KeyboardEvent, day: string): boolean => {
    const draft = moves.draft.get()
    const free =
      lane &&
      freeAround(
        bars.filter(({ isEnded }) => !isEnded).map(({ stretch }) => stretch),
        lane.id,
        day,
      )
    if (!lane || !free) return false
    const nights = draft && !draft.bar ? draft.stretch.nights : 1
    if (event.key === 'Escape' && draft) moves.cancel()
    else if (event.key === 'Enter' || event.key === ' ') {
      if (!draft) moves.over(chosen(lane.id, day, day, free), lanes, bars)
      moves.drop(lanes, pointOf(event))
    } else if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      const until = addDays(day, Math.max(1, nights + (event.key === 'ArrowRight' ? 1 : -1)))
      moves.over(chosen(lane.id, day, until, free), lanes, bars)
    } else return false
    event.preventDefault()
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const draft = moves.draft.get()
    if (!(event.target instanceof HTMLElement) || event.target.dataset['stop'] === undefined || !stop) return
    if (draft?.bar) return carry(event, draft, draft.bar)
    if ('day' in stop && chooseNights(event, stop.day)) return
    if (event.altKey || event.shiftKey) return
    if ('bar' in stop && !event.ctrlKey && !event.metaKey) {
      if (event.key === ' ') {
        event.preventDefault()
        moves.pick(stop.bar, stop.bar.isFixed ? 'end' : 'whole')
        return
      }
      if (event.key.toLowerCase() === 'm') return options.onAskMove(stop.bar)
    }
    const pages = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
    const next = pages === 0 ? nextSpot(event.key, event.ctrlKey || event.metaKey, current, rows, range) : undefined
    if (pages === 0 && !next) return
    event.preventDefault()
    if (draft) moves.cancel()
    if (next) return go(next)
    const shift = pages * stepOf(range)
    go({ lane: current.lane, day: addDays(current.day, shift), index: 0 })
    options.onRange(addDays(range.start, shift))
  }

  const onFocus = ({ target }: FocusEvent) => {
    const id = target instanceof HTMLElement ? target.dataset['record'] : undefined
    const bar = bars.find((candidate) => candidate.id === id)
    if (!bar || (stop && 'bar' in stop && stop.bar.id === bar.id)) return
    const row = lanes.findIndex((candidate) => candidate.id === bar.stretch.lane)
    const day = bar.stretch.from < range.start ? range.start : bar.stretch.from
    const index = stopsAt(rows[row], day).findIndex((candidate) => 'bar' in candidate && candidate.bar.id === bar.id)
    setSpot({ lane: row, day, index: Math.max(0, index) })
  }

  return { stop: lane && stop && { lane: lane.id, at: stop }, onKeyDown, onFocus }
}

/** Where on the screen the keyboard stands, for the menu that it opens. */
function pointOf({ target }: KeyboardEvent): Point {
  const box = target instanceof Element ? target.getBoundingClientRect() : new DOMRect()
  return { x: box.left + 12, y: box.bottom }
}
