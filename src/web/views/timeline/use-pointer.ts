import type { RefObject } from 'react'
import { addDays } from '../../../kernel/italian/dates.ts'
import { countsNights } from '../../../kernel/derive/span-unit.ts'
import { along, pull } from '../drag/edge.ts'
import type { Pressing } from '../drag/gesture.ts'
import type { Point } from '../drag/point.ts'
import { usePress } from '../drag/use-press.ts'
import { gripAt, hit, measure, type Hit } from './hit.ts'
import { refusal, type Bar, type Lane } from './plan.ts'
import type { Range } from '../../calendar/range.ts'
import { chosen, chosenDays, dragged, freeAround, type Grip, type Stretch } from '../../calendar/stretch.ts'
import type { Moves } from './use-moves.ts'

export interface Pointed {
  readonly range: Range
  readonly lanes: readonly Lane[]
  readonly bars: readonly Bar[]
  readonly moves: Moves
  /** A right click, or a finger that held a bar and let go of it where it was. */
  readonly onMenu: (bar: Bar, at: Point) => void
}

/** What a press is on: a bar, or a free night. */
type On =
  | { readonly bar: Bar; readonly grip: Grip; readonly column: number }
  | { readonly bar?: never; readonly night: string; readonly lane: string }

/** Lets mouse, pen and finger carry bars and choose nights. */
export function usePointer(frame: RefObject<HTMLElement | null>, pointed: Pointed): void {
  const { range, lanes, bars, moves, onMenu } = pointed
  const boxOf = () => (frame.current ? measure(frame.current, range.days) : undefined)
  const choose = (on: Extract<On, { readonly night: string }>, until: string, isTap = false) => {
    const free = freeAround(takenBy(bars), on.lane, on.night)
    const between = isTap || countsNights(moves.draft.of) ? chosen : chosenDays
    if (free) moves.over(between(on.lane, on.night, until, free), lanes, bars)
    return free !== undefined
  }
  const pressing: Pressing<On> = {
    under: (target, at, isTouch) => {
      const box = boxOf()
      if (!box || !target.closest('[data-cells]')) return undefined
      return pressedOn(pointed, target, isTouch, at, hit(box, at.x, at.y, range.days))
    },
    isFixed: (on) => on.bar !== undefined && refusal(on.bar, on.grip) !== undefined,
    pick: (on) => on.bar === undefined || moves.pick(on.bar, on.grip),
    over: (on, { at }) => {
      const box = boxOf()
      if (!box) return
      const { column, lane } = hit(box, at.x, at.y, range.days)
      if (!on.bar) return void choose(on, addDays(range.start, column))
      const target = on.grip === 'whole' ? lanes[lane]?.id : undefined
      moves.over(dragged(on.bar.stretch, on.grip, column - on.column, target ?? on.bar.stretch.lane), lanes, bars)
    },
    drop: (_, at) => moves.drop(lanes, at),
    cancel: moves.cancel,
    clear: moves.clear,
    tap: (on, at, target) => {
      // A press on an ended bar opens it; nights are chosen over it by dragging.
      if (on.bar || target?.closest('[data-record]') || !choose(on, on.night, true)) return false
      moves.drop(lanes, at)
      return true
    },
    asked: (target) => {
      const element = target.closest<HTMLElement>('[data-record]')
      const bar = element && barOf(pointed, element)
      return bar ? { bar, grip: 'whole', column: 0 } : undefined
    },
    menu: ({ bar }, at) => {
      if (bar) onMenu(bar, at)
      return bar !== undefined
    },
    pull: ({ from, at }) => {
      const box = frame.current
      if (!box) return undefined
      const edge = box.getBoundingClientRect()
      const cells = box.querySelector('[data-cells]')?.getBoundingClientRect()
      const head = box.querySelector('[data-head]')?.getBoundingClientRect()
      const start = Math.max(edge.left, (cells?.left ?? edge.left) + box.scrollLeft)
      return {
        box,
        left: along(pull(at.x, start, edge.right), at.x - from.x),
        top: along(pull(at.y, head?.bottom ?? edge.top, edge.bottom), at.y - from.y),
      }
    },
  }
  usePress(frame, pressing)
}

const takenBy = (bars: readonly Bar[]): readonly Stretch[] => bars.filter(({ isEnded }) => !isEnded).map(({ stretch }) => stretch)
const barOf = ({ bars }: Pointed, element: HTMLElement): Bar | undefined => bars.find(({ id }) => id === element.dataset['record'])

/** What a press takes hold of: a bar, or the free night or day under it; of nights in the morning the one before. */
function pressedOn(pointed: Pointed, target: Element, isTouch: boolean, { x }: Point, start: Hit): On | undefined {
  const element = target.closest<HTMLElement>('[data-record]')
  const bar = element && barOf(pointed, element)
  if (bar && !bar.isEnded) return { bar, grip: gripAt(x, element.getBoundingClientRect(), isTouch), column: start.column }
  const lane = pointed.lanes[start.lane]?.id
  if (lane === undefined) return undefined
  const taken = takenBy(pointed.bars)
  const day = addDays(pointed.range.start, start.column)
  if (freeAround(taken, lane, day)) return { lane, night: day }
  const before = addDays(day, -1)
  const isMorning = countsNights(pointed.moves.draft.of) && !start.isAfterNoon && start.column > 0
  return isMorning && freeAround(taken, lane, before) ? { lane, night: before } : undefined
}
