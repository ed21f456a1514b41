import type { RefObject } from 'react'
import type { Point } from '../drag/point.ts'
import type { Movable } from './columns.ts'
import type { Filled } from './fill-columns.ts'
import { freeOf } from './free.ts'
import { gapAt, type Grip } from './gaps.ts'
import { looseAt } from './loose.ts'
import { minuteAt, type Scale, type Stretch } from './minutes.ts'
import type { Day } from './use-day.ts'

/** A record under a press, and what of it; without a height, one that stands beside the hours. */
interface OnRecord {
  readonly what: Movable
  readonly grip: Grip
  readonly y: number | undefined
}

/** Free time under a press. */
export interface OnFree {
  readonly what?: never
  readonly column: Filled
  readonly gap: Stretch
  readonly minute: number
}

export type On = OnRecord | OnFree

/** What lies under a point of a day, as its hours are on the screen at that moment. */
export function useHits(frame: RefObject<HTMLElement | null>, day: Day, scale: Scale) {
  const boxes = () =>
    [...(frame.current?.querySelectorAll<HTMLElement>('[data-hours]') ?? [])].map((column) => column.getBoundingClientRect())
  /** The column and the height under a point; the nearest column where it lies outside. */
  const placeAt = ({ x, y }: Point) => {
    const all = boxes()
    const found = all.findIndex(({ right }) => x < right)
    const index = found === -1 ? all.length - 1 : found
    return { column: day.columns[index], y: y - (all[index]?.top ?? 0) }
  }
  const under = (target: Element, at: Point, isTouch: boolean): On | undefined => {
    const loose = looseAt(target)
    if (loose) return { what: loose, grip: 'whole', y: undefined }
    if (!target.closest('[data-hours]')) return undefined
    const { column, y } = placeAt(at)
    const element = target.closest<HTMLElement>('[data-record]')
    const card = element && column?.cards.find(({ id }) => id === element.dataset['record'])
    if (card) {
      const grip = day.calendar.lasts === undefined ? 'whole' : gripAt(at.y, element.getBoundingClientRect(), isTouch)
      return { what: card, grip, y }
    }
    const minute = minuteAt(scale, y)
    const gap = column && gapAt(freeOf(day, column), minute)
    return gap && { column, gap, minute }
  }
  /** What a right click, or the key for it, asks about. */
  const asked = (target: Element, at: Point): On | undefined => {
    const loose = looseAt(target)
    if (loose) return { what: loose, grip: 'whole', y: undefined }
    const id = target.closest<HTMLElement>('[data-record]')?.dataset['record']
    const card = day.columns.flatMap(({ cards }) => cards).find((one) => one.id === id)
    if (card) return { what: card, grip: 'whole', y: 0 }
    const free = target.closest<HTMLElement>('[data-free]')
    if (!free) return undefined
    const { column, y } = placeAt(at)
    // A key asks without a place: at the beginning of what is free.
    const gap = column && (gapAt(freeOf(day, column), minuteAt(scale, y)) ?? gapAt(freeOf(day, column), Number(free.dataset['from'])))
    return gap && { column, gap, minute: Math.max(gap.from, minuteAt(scale, y)) }
  }
  return { placeAt, under, asked }
}

/** How far an end reaches into its card, in pixels; its middle remains. */
const REACH = { mouse: 6, touch: 14 }

function gripAt(y: number, card: { readonly top: number; readonly height: number }, isTouch: boolean): Grip {
  const reach = Math.min(isTouch ? REACH.touch : REACH.mouse, card.height / 4)
  if (y - card.top < reach) return 'start'
  return card.top + card.height - y < reach ? 'end' : 'whole'
}
