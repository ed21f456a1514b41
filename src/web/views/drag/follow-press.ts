import type { Point } from './point.ts'

/** The same thresholds as on the board and in the week (use-drag-sensors.ts). */
const DISTANCE = 6
const HOLD_MS = 220
const TOLERANCE = 8

/** One press, from its beginning to where it is now. */
export interface Way {
  readonly from: Point
  readonly at: Point
  readonly isTouch: boolean
}

/** What a press may take hold of (`On`) on a page, and what is done with it. */
export interface Pressing<On> {
  /** What is under a press; nothing where it is none of ours. */
  readonly under: (target: Element, at: Point, isTouch: boolean) => On | undefined
  /** Stays as it is, whatever one pulls: a finger that waits on it may still ask for its menu. */
  readonly isFixed: (on: On) => boolean
  /** Takes hold; false where it stays as it is, with the reason told. */
  readonly pick: (on: On) => boolean
  readonly over: (on: On, way: Way) => void
  readonly drop: (on: On, at: Point) => void
  readonly cancel: () => void
  /** Forgets what was held without a word. */
  readonly clear: () => void
  /** Pressed and let go of; true where nothing else may follow from it. */
  readonly tap?: (on: On, at: Point, target: Element | undefined) => boolean
  /** What a right click, or the key for it, asks about. */
  readonly asked: (target: Element, at: Point) => On | undefined
  /** A finger that held and let go of it where it was, or a right click. False where there is no menu. */
  readonly menu: (on: On, at: Point) => boolean
  /** What scrolls while something is held near an edge, and by how much. */
  readonly pull: (way: Way) => { readonly box: HTMLElement; readonly left: number; readonly top: number } | undefined
}

interface Press<On> extends Way {
  readonly id: number
  readonly on: On
  at: Point
  isActive: boolean
  hasMoved: boolean
  /** A finger waits on what does not move: it may still ask for its menu. */
  isStuck: boolean
}

/**
 * Follows mouse, pen and finger over a page; returns how to stop. A finger that moves at once scrolls, one that waits takes
 * hold. `now` hands out what is on screen at that moment.
 */
export function followPress<On>(frame: HTMLElement, now: () => Pressing<On>): () => void {
  let press: Press<On> | undefined
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
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const isTouch = event.pointerType === 'touch'
    const at = { x: event.clientX, y: event.clientY }
    const on = now().under(event.target, at, isTouch)
    if (on === undefined) return
    press = { id: event.pointerId, isTouch, from: at, at, on, isActive: false, hasMoved: false, isStuck: false }
    if (isTouch) timer = setTimeout(activate, HOLD_MS)
  }
  const activate = () => {
    if (!press) return
    press.isStuck = press.isTouch && !press.hasMoved && now().isFixed(press.on)
    if (press.isStuck) return
    if (!now().pick(press.on)) return end()
    press.isActive = true
    frame.setAttribute('data-dragging', '')
    update()
    requestAnimationFrame(scroll)
  }
  const update = () => {
    if (press?.isActive) now().over(press.on, press)
  }
  const move = (event: PointerEvent) => {
    if (press?.id !== event.pointerId) return
    press.at = { x: event.clientX, y: event.clientY }
    const way = Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y)
    if (press.isActive) {
      press.hasMoved ||= way > TOLERANCE
      update()
    } else if (press.isTouch) {
      if (way <= TOLERANCE) return
      press.hasMoved = true
      if (press.isStuck) activate()
      else end()
    } else if (way > DISTANCE) {
      press.hasMoved = true
      activate()
    }
  }
  /** While something is held near an edge, the page goes along. */
  const scroll = () => {
    if (!press?.isActive) return
    const pull = press.hasMoved ? now().pull(press) : undefined
    if (pull && (pull.left !== 0 || pull.top !== 0)) {
      const { box } = pull
      const [left, top] = [box.scrollLeft, box.scrollTop]
      box.scrollBy({ left: pull.left, top: pull.top, behavior: 'instant' })
      if (box.scrollLeft !== left || box.scrollTop !== top) update()
    }
    requestAnimationFrame(scroll)
  }
  const up = (event: PointerEvent) => {
    const held = press
    if (held?.id !== event.pointerId) return
    end()
    const view = now()
    isSpent = held.isActive || held.isStuck
    if (isSpent && held.isTouch && !held.hasMoved && view.menu(held.on, held.at)) return view.clear()
    if (held.isActive) return view.drop(held.on, held.at)
    if (view.tap?.(held.on, held.at, event.target instanceof Element ? event.target : undefined)) isSpent = true
  }
  const cancel = () => {
    const wasActive = press?.isActive
    end()
    if (wasActive) now().cancel()
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
    if (press?.isTouch) return event.preventDefault()
    const element = event.target instanceof Element ? event.target : undefined
    const isPointed = event.clientX > 0 || event.clientY > 0
    const box = element?.getBoundingClientRect() ?? new DOMRect()
    const at = isPointed ? { x: event.clientX, y: event.clientY } : { x: box.left + 12, y: box.bottom }
    const on = element && now().asked(element, at)
    if (on !== undefined && now().menu(on, at)) event.preventDefault()
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
