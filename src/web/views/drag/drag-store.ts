import { spoken, type Rules } from './announcements.ts'
import type { Held, Place } from './held.ts'
import type { Point } from './point.ts'
import { stepTo, type Direction } from './step-to.ts'

/** A record that can be taken hold of. */
export interface Draggable {
  readonly id: string
  /** What is carried away, and the button by which it is taken. */
  readonly node: () => HTMLElement | null
  readonly activator: () => HTMLElement | null
  /** Nothing while it stays where it is. */
  readonly held: () => Held | undefined
}

/** Somewhere that a record may be dropped. */
export interface Droppable {
  readonly id: string
  readonly node: () => HTMLElement | null
  readonly place: () => Place<unknown>
}

/** What is held. */
interface Hold {
  readonly id: string
  readonly held: Held
  /** Where the copy of it is drawn at first. */
  readonly box: DOMRect
  readonly isByKey: boolean
}

export interface DragState {
  readonly hold: Hold | undefined
  /** The place that it lies over, by its id. */
  readonly over: string | undefined
  /** What a screen reader hears next. */
  readonly said: string
}

/** The rules of an area, as they are at that moment. */
export interface AreaRules extends Rules<unknown> {
  readonly onDrop: (held: Held, target: unknown) => void
  readonly onRefused: (reason: string) => void
}

const START: Point = { x: 0, y: 0 }

/** What is held in an area and where it lies; said and decided once for mouse, finger and keyboard. */
export class DragStore {
  #rules: AreaRules | undefined
  readonly #draggables = new Map<string, Draggable>()
  readonly #droppables = new Map<string, Droppable>()
  readonly #hears = new Set<() => void>()
  #state: DragState = { hold: undefined, over: undefined, said: '' }
  /** Where what is held lies: under the pointer, or in its middle while the keys carry it. */
  #point = START
  /** How far its copy has gone. */
  #way = START
  #copy: HTMLElement | null = null

  readonly state = (): DragState => this.#state
  readonly subscribe = (hear: () => void) => {
    this.#hears.add(hear)
    return () => void this.#hears.delete(hear)
  }

  follow(rules: AreaRules): void {
    this.#rules = rules
  }

  addDraggable(one: Draggable): () => void {
    this.#draggables.set(one.id, one)
    return () => {
      if (this.#draggables.get(one.id) === one) this.#draggables.delete(one.id)
    }
  }

  addDroppable(one: Droppable): () => void {
    this.#droppables.set(one.id, one)
    return () => {
      if (this.#droppables.get(one.id) === one) this.#droppables.delete(one.id)
    }
  }

  /** What a press on an element takes hold of. */
  draggableAt(target: Element): Draggable | undefined {
    return [...this.#draggables.values()].find((one) => one.held() !== undefined && (one.activator() ?? one.node())?.contains(target))
  }

  /** The element that is aimed at, or else the one that was taken. */
  aim(): HTMLElement | undefined {
    const { hold, over } = this.#state
    return this.#droppables.get(over ?? '')?.node() ?? this.#draggables.get(hold?.id ?? '')?.node() ?? undefined
  }

  pick(one: Draggable, isByKey: boolean): boolean {
    const held = one.held()
    const box = one.node()?.getBoundingClientRect()
    if (!held || !box) return false
    this.#set({ hold: { id: one.id, held, box, isByKey }, over: undefined, said: spoken.picked(held) })
    this.carry({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, START)
    return true
  }

  /** It comes to lie under a point; its copy has gone so far. */
  carry(point: Point, way: Point): void {
    const { hold, over: before } = this.#state
    if (!hold) return
    this.#point = point
    this.#way = way
    this.#draw()
    const over = this.#placeAt(point)
    if (over?.id === before) return
    const said = this.#rules && spoken.over(this.#rules, hold.held, over?.place())
    this.#set({ hold, over: over?.id, said: said ?? '' })
  }

  /** To the next place in a direction, which comes into view. */
  step(direction: Direction): void {
    const boxes = [...this.#droppables.values()].flatMap(({ node }) => node()?.getBoundingClientRect() ?? [])
    const { hold } = this.#state
    const next = stepTo(this.#point, direction, boxes)
    const place = next && this.#placeAt(next)?.node()
    if (!hold || !place) return
    const before = place.getBoundingClientRect()
    place.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const after = place.getBoundingClientRect()
    const to = { x: next.x + after.left - before.left, y: next.y + after.top - before.top }
    this.carry(to, { x: to.x - hold.box.left - hold.box.width / 2, y: to.y - hold.box.top - hold.box.height / 2 })
  }

  drop(): void {
    const { hold, over } = this.#state
    const rules = this.#rules
    if (!hold || !rules) return
    const { held } = hold
    const place = this.#droppables.get(over ?? '')?.place()
    this.#end(spoken.dropped(rules, held, place))
    if (!place || rules.isHome(held, place.target)) return
    const reason = rules.refusal(held, place.target)
    if (reason) rules.onRefused(reason)
    else rules.onDrop(held, place.target)
  }

  cancel(): void {
    const { hold } = this.#state
    if (hold) this.#end(spoken.cancelled(hold.held))
  }

  /** Follows with the copy that is drawn of what is held. */
  readonly draw = (copy: HTMLElement | null) => {
    this.#copy = copy
    this.#draw()
  }

  /** Where the keyboard goes on: the button of what was held, if it is still there. */
  activatorOf(id: string): HTMLElement | null {
    const one = this.#draggables.get(id)
    return one ? (one.activator() ?? one.node()) : null
  }

  #placeAt(point: Point): Droppable | undefined {
    return [...this.#droppables.values()].find(({ node }) => isIn(node(), point))
  }
  #draw(): void {
    if (this.#copy) this.#copy.style.transform = `translate3d(${this.#way.x}px, ${this.#way.y}px, 0)`
  }
  #end(said: string): void {
    this.#set({ hold: undefined, over: undefined, said })
  }
  #set(state: DragState): void {
    this.#state = state
    for (const hear of this.#hears) hear()
  }
}

const isIn = (element: HTMLElement | null, { x, y }: Point): boolean => {
  const box = element?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
