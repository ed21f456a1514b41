import type { Point } from './point.ts'

/** Pixels that mouse and pen go before they take hold. */
const DISTANCE = 6
/** A finger takes hold once it has waited so long, and has gone no further. */
const HOLD_MS = 220
const TOLERANCE = 8
/** The click of a press comes with its end, or never. */
const CLICK_MS = 50

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
  readonly pull: (way: Way) => Pull | undefined
}

export interface Pull {
  readonly box: Element
  readonly left: number
  readonly top: number
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

const pointOf = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y })

/** What becomes of a press: a finger that moves at once scrolls, one that waits takes hold; mouse and pen take hold once they have moved. */
export class Gesture<On> {
  readonly #frame: HTMLElement
  /** Hands out what is on screen at that moment. */
  readonly #now: () => Pressing<On>
  #press: Press<On> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The click that follows a drag is none. */
  #isSpent = false

  constructor(frame: HTMLElement, now: () => Pressing<On>) {
    this.#frame = frame
    this.#now = now
  }

  get isTouched(): boolean {
    return this.#press?.isTouch === true
  }
  get isPressed(): boolean {
    return this.#press !== undefined
  }
  get isActive(): boolean {
    return this.#press?.isActive === true
  }
  get isSpent(): boolean {
    return this.#isSpent
  }

  down(event: PointerEvent): void {
    this.#isSpent = false
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const isTouch = event.pointerType === 'touch'
    const at = pointOf(event)
    const on = this.#now().under(event.target, at, isTouch)
    if (on === undefined) return
    this.#press = { id: event.pointerId, isTouch, from: at, at, on, isActive: false, hasMoved: false, isStuck: false }
    if (isTouch) this.#timer = setTimeout(() => this.#activate(), HOLD_MS)
  }

  move(event: PointerEvent): void {
    const press = this.#press
    if (press?.id !== event.pointerId) return
    press.at = pointOf(event)
    const way = Math.hypot(press.at.x - press.from.x, press.at.y - press.from.y)
    if (press.isActive) {
      press.hasMoved ||= way > TOLERANCE
      this.update()
    } else if (press.isTouch) {
      if (way <= TOLERANCE) return
      press.hasMoved = true
      if (press.isStuck) this.#activate()
      else this.end()
    } else if (way > DISTANCE) {
      press.hasMoved = true
      this.#activate()
    }
  }

  up(event: PointerEvent): void {
    if (this.#isSpent) this.#rest()
    const held = this.#press
    if (held?.id !== event.pointerId) return
    this.end()
    const view = this.#now()
    this.#isSpent = held.isActive || held.isStuck
    if (this.#isSpent) this.#rest()
    if (this.#isSpent && held.isTouch && !held.hasMoved && view.menu(held.on, held.at)) return view.clear()
    if (held.isActive) return view.drop(held.on, held.at)
    if (!view.tap?.(held.on, held.at, event.target instanceof Element ? event.target : undefined)) return
    this.#isSpent = true
    this.#rest()
  }

  /** Gives up what is held; a click that is still to come is none. */
  cancel(isSpent = false): void {
    const wasActive = this.isActive
    this.end()
    if (!wasActive) return
    this.#isSpent = isSpent
    this.#now().cancel()
  }

  update(): void {
    if (this.#press?.isActive) this.#now().over(this.#press.on, this.#press)
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#frame.removeAttribute('data-dragging')
    this.#press = undefined
  }

  #activate(): void {
    const press = this.#press
    if (!press) return
    press.isStuck = press.isTouch && !press.hasMoved && this.#now().isFixed(press.on)
    if (press.isStuck) return
    if (!this.#now().pick(press.on)) return this.end()
    press.isActive = true
    this.#frame.setAttribute('data-dragging', '')
    this.update()
    requestAnimationFrame(() => this.#scroll())
  }

  /** While something is held near an edge, the page goes along. */
  #scroll(): void {
    const press = this.#press
    if (!press?.isActive) return
    const pull = press.hasMoved ? this.#now().pull(press) : undefined
    if (pull && (pull.left !== 0 || pull.top !== 0)) {
      const { box } = pull
      const [left, top] = [box.scrollLeft, box.scrollTop]
      box.scrollBy({ left: pull.left, top: pull.top, behavior: 'instant' })
      if (box.scrollLeft !== left || box.scrollTop !== top) this.update()
    }
    requestAnimationFrame(() => this.#scroll())
  }

  #rest(): void {
    setTimeout(() => (this.#isSpent = false), CLICK_MS)
  }
}
