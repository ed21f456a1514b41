import { addDays } from '../../../kernel/italian/dates.ts'
import { countsNights } from '../../../kernel/span-unit.ts'
import { along, gripAt, hit, measure, pull, type Hit } from './hit.ts'
import { refusal, type Bar, type Lane } from './plan.ts'
import type { Range } from './range.ts'
import { chosen, chosenDays, dragged, freeAround, type Grip, type Stretch } from './stretch.ts'
import type { Moves, Point } from './use-moves.ts'

/** The same thresholds as on the board and in the week (drag/use-drag-sensors.ts). */
const DISTANCE = 6
const HOLD_MS = 220
const TOLERANCE = 8

export interface Pointed {
  readonly range: Range
  readonly lanes: readonly Lane[]
  readonly bars: readonly Bar[]
  readonly moves: Moves
  /** A right click, or a finger that held a bar and let go of it where it was. */
  readonly onMenu: (bar: Bar, at: Point) => void
}

/** One press, from its beginning to its end. */
interface Press {
  readonly id: number
  readonly kind: 'mouse' | 'touch'
  readonly from: Point
  readonly start: Hit
  readonly on: { readonly bar: Bar; readonly grip: Grip } | { readonly night: string; readonly lane: string }
  at: Point
  isActive: boolean
  hasMoved: boolean
  /** A finger waits on what does not move: it may still ask for its menu. */
  isStuck: boolean
}

/**
 * Carries bars and chooses free nights by mouse, pen and finger; returns how to stop. A finger that moves at once scrolls,
 * one that waits takes hold. `now` hands out what is on screen at that moment.
 */
export function followPointer(frame: HTMLElement, now: () => Pointed): () => void {
  let press: Press | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The click that follows a drag is none. */
  let isSpent = false

  const end = () => {
    clearTimeout(timer)
    frame.removeAttribute('data-dragging')
    press = undefined
  }

  const down = (event: PointerEvent) => {
    isSpent = false
    const { range } = now()
    const box = measure(frame, range.days)
    const target = event.target instanceof Element ? event.target : undefined
    if (event.button !== 0 || !event.isPrimary || !box || !target?.closest('[data-cells]')) return
    const kind = event.pointerType === 'touch' ? 'touch' : 'mouse'
    const at = { x: event.clientX, y: event.clientY }
    const start = hit(box, at.x, at.y, range.days)
    const on = pressedOn(now(), target, kind, at, start)
    if (!on) return
    press = { id: event.pointerId, kind, from: at, at, start, on, isActive: false, hasMoved: false, isStuck: false }
    if (kind === 'touch') timer = setTimeout(activate, HOLD_MS)
  }

  const activate = () => {
    if (!press) return
    if ('bar' in press.on) {
      const { bar, grip } = press.on
      press.isStuck = press.kind === 'touch' && !press.hasMoved && refusal(bar, grip) !== undefined
      if (press.isStuck) return
      if (!now().moves.pick(bar, grip)) return end()
    }
    press.isActive = true
    frame.setAttribute('data-dragging', '')
    update()
    requestAnimationFrame(scroll)
  }

  const update = () => {
    const { range, lanes, bars, moves } = now()
    const box = measure(frame, range.days)
    if (!press?.isActive || !box) return
    const { column, lane } = hit(box, press.at.x, press.at.y, range.days)
    if ('bar' in press.on) {
      const { bar, grip } = press.on
      const target = grip === 'whole' ? lanes[lane]?.id : undefined
      moves.over(dragged(bar.stretch, grip, column - press.start.column, target ?? bar.stretch.lane), lanes, bars)
    } else {
      const free = freeAround(takenBy(bars), press.on.lane, press.on.night)
      const choose = countsNights(moves.draft.of) ? chosen : chosenDays
      if (free) moves.over(choose(press.on.lane, press.on.night, addDays(range.start, column), free), lanes, bars)
    }
  }

  const move = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return
    press.at = { x: event.clientX, y: event.clientY }
    const way = Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y)
    if (press.isActive) {
      press.hasMoved ||= way > TOLERANCE
      update()
    } else if (press.kind === 'touch') {
      if (way <= TOLERANCE) return
      press.hasMoved = true
      if (press.isStuck) activate()
      else end()
    } else if (way > DISTANCE) {
      press.hasMoved = true
      activate()
    }
  }

  /** While something is held near an edge, the plan goes along. */
  const scroll = () => {
    if (!press?.isActive) return
    const edge = frame.getBoundingClientRect()
    const cells = frame.querySelector('[data-cells]')?.getBoundingClientRect()
    const head = frame.querySelector('[data-head]')?.getBoundingClientRect()
    const [left, top] = [frame.scrollLeft, frame.scrollTop]
    const start = Math.max(edge.left, (cells?.left ?? edge.left) + left)
    const { at, from } = press
    const by = {
      left: along(pull(at.x, start, edge.right), at.x - from.x),
      top: along(pull(at.y, head?.bottom ?? edge.top, edge.bottom), at.y - from.y),
    }
    if (press.hasMoved && (by.left !== 0 || by.top !== 0)) frame.scrollBy({ ...by, behavior: 'instant' })
    if (frame.scrollLeft !== left || frame.scrollTop !== top) update()
    requestAnimationFrame(scroll)
  }

  const up = (event: PointerEvent) => {
    const held = press
    if (held?.id !== event.pointerId) return
    end()
    const { lanes, bars, moves, onMenu } = now()
    isSpent = held.isActive || held.isStuck
    if (isSpent && held.kind === 'touch' && 'bar' in held.on && !held.hasMoved) {
      moves.clear()
      onMenu(held.on.bar, held.at)
      return
    }
    if (held.isActive) return moves.drop(lanes, held.at)
    // A press on an ended bar opens it; nights are chosen over it by dragging.
    const isOnBar = event.target instanceof Element && event.target.closest('[data-record]')
    if (isOnBar || !('night' in held.on)) return
    const free = freeAround(takenBy(bars), held.on.lane, held.on.night)
    if (!free) return
    isSpent = true
    moves.over(chosen(held.on.lane, held.on.night, held.on.night, free), lanes, bars)
    moves.drop(lanes, held.at)
  }

  const cancel = () => {
    const wasActive = press?.isActive
    end()
    if (wasActive) now().moves.cancel()
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !press?.isActive) return
    event.preventDefault()
    event.stopPropagation()
    isSpent = true
    cancel()
  }
  const touchMove = (event: TouchEvent) => {
    if (press?.isActive && event.cancelable) event.preventDefault()
  }
  /** Or the browser makes mouse events of the touch, which fall on the menu that it has just opened. */
  const touchEnd = (event: TouchEvent) => {
    if (isSpent && event.cancelable) event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    if (!isSpent) return
    isSpent = false
    event.preventDefault()
    event.stopPropagation()
  }
  const contextMenu = (event: MouseEvent) => {
    if (press?.kind === 'touch') {
      event.preventDefault()
      return
    }
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-record]') : null
    const bar = element && barOf(now(), element)
    if (!element || !bar) return
    event.preventDefault()
    const box = element.getBoundingClientRect()
    const isPointed = event.clientX > 0 || event.clientY > 0
    now().onMenu(bar, isPointed ? { x: event.clientX, y: event.clientY } : { x: box.left + 12, y: box.bottom })
  }

  const stop = new AbortController()
  const { signal } = stop
  frame.addEventListener('pointerdown', down, { signal })
  frame.addEventListener('touchmove', touchMove, { signal, passive: false })
  frame.addEventListener('touchend', touchEnd, { signal, passive: false })
  frame.addEventListener('click', click, { signal, capture: true })
  frame.addEventListener('contextmenu', contextMenu, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('keydown', key, { signal, capture: true })
  return () => {
    stop.abort()
    end()
  }
}

const takenBy = (bars: readonly Bar[]): readonly Stretch[] => bars.filter(({ isEnded }) => !isEnded).map(({ stretch }) => stretch)
const barOf = ({ bars }: Pointed, element: HTMLElement): Bar | undefined => bars.find(({ id }) => id === element.dataset['record'])

/** What a press takes hold of: a bar, or the free night or day under it; of nights in the morning the one before. */
function pressedOn(pointed: Pointed, target: Element, kind: Press['kind'], { x }: Point, start: Hit): Press['on'] | undefined {
  const element = target.closest<HTMLElement>('[data-record]')
  const bar = element && barOf(pointed, element)
  if (bar && !bar.isEnded) return { bar, grip: gripAt(x, element.getBoundingClientRect(), kind) }
  const lane = pointed.lanes[start.lane]?.id
  if (lane === undefined) return undefined
  const taken = takenBy(pointed.bars)
  const day = addDays(pointed.range.start, start.column)
  if (freeAround(taken, lane, day)) return { lane, night: day }
  const before = addDays(day, -1)
  const isMorning = countsNights(pointed.moves.draft.of) && !start.isAfterNoon && start.column > 0
  return isMorning && freeAround(taken, lane, before) ? { lane, night: before } : undefined
}
