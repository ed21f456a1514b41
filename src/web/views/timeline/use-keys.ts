import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { Packed } from './pack.ts'
import { carry, chooseNights, type CarryOptions } from './carry-keys.ts'
import type { Bar } from './plan.ts'
import { stepOf } from '../../calendar/range.ts'
import { nextSpot, stopsAt, within, type Spot, type Stop } from './steps.ts'

interface KeysOptions extends CarryOptions {
  readonly packed: ReadonlyMap<string, Packed<Bar>>
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

  const onKeyDown = (event: KeyboardEvent) => {
    const draft = moves.draft.get()
    if (!(event.target instanceof HTMLElement) || event.target.dataset['stop'] === undefined || !stop) return
    if (draft?.bar) return carry(options, event, draft, draft.bar)
    if ('day' in stop && lane && chooseNights(options, event, lane.id, stop.day)) return
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
