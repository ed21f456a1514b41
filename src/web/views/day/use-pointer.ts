import type { RefObject } from 'react'
import { seenIn } from '../drag/beside.ts'
import { along, pull } from '../drag/edge.ts'
import type { Point } from '../drag/point.ts'
import { usePress } from '../drag/use-press.ts'
import { stayingOf, type Movable } from './columns.ts'
import { chosen, dragged, gapAt, type Grip } from './gaps.ts'
import { looseAt } from './loose.ts'
import { minuteAt, snap, type Scale, type Stretch } from './minutes.ts'
import type { Day, Filled } from './use-day.ts'
import { freeOf, offerAt } from './free.ts'
import type { Chosen, Moves } from './use-moves.ts'

/** How far an end reaches into its card, in pixels; its middle remains. */
const REACH = { mouse: 6, touch: 14 }
/** How far above the pointer that carries it something from beside the hours begins, in pixels. */
const LEAD = 10

export interface Pointed {
  readonly day: Day
  readonly moves: Moves
  readonly scale: Scale
  readonly onChosen: (chosen: Chosen, at: Point) => void
  readonly onMenu: (what: Movable, at: Point) => void
  /** Something from beside the hours is carried, and lies over none of them. */
  readonly onLifted: (at: Point | undefined) => void
}

type On =
  | { readonly what: Movable; readonly grip: Grip; readonly y: number | undefined }
  | { readonly what?: never; readonly column: Filled; readonly gap: Stretch; readonly minute: number }

/** Lets mouse, pen and finger carry records, pull their ends and choose free time. The hours lie inside `frame`, and scroll in `box`. */
export function usePointer(frame: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>, pointed: Pointed): void {
  const { day, moves, scale, onChosen, onMenu, onLifted } = pointed
  const boxes = () =>
    [...(frame.current?.querySelectorAll<HTMLElement>('[data-hours]') ?? [])].map((column) => column.getBoundingClientRect())
  /** The column and the height under a point; the nearest column where it lies outside. */
  const placeAt = ({ x, y }: Point) => {
    const all = boxes()
    const found = all.findIndex(({ right }) => x < right)
    const index = found === -1 ? all.length - 1 : found
    return { column: day.columns[index], y: y - (all[index]?.top ?? 0) }
  }
  const isOverHours = ({ x, y }: Point) => {
    const seen = box.current?.getBoundingClientRect()
    return seen !== undefined && x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
  }
  const chooseTo = (on: Extract<On, { readonly minute: number }>, minute: number) =>
    moves.over(day, on.column, chosen(on.gap, on.minute, minute, day.step))
  const homeOf = ({ home }: Movable) => day.columns.find(({ key }) => key === home?.column)

  usePress<On>(frame, {
    under: (target, at, isTouch) => {
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
    },
    isFixed: (on) => on.what !== undefined && stayingOf(day.entity, day.calendar, on.what, on.grip) !== undefined,
    pick: (on) => {
      if (on.what) return moves.pick(day, on.what, on.grip)
      chooseTo(on, on.minute)
      return true
    },
    over: (on, { at }) => {
      const { column, y } = placeAt(at)
      if (!on.what) return chooseTo(on, minuteAt(scale, y))
      const { what, grip } = on
      if (!what.home || on.y === undefined) {
        const isOver = isOverHours(at)
        onLifted(isOver ? undefined : at)
        const from = Math.min(snap(minuteAt(scale, y - LEAD), day.step), scale.shown.to - what.lasts)
        return moves.over(day, isOver ? column : undefined, { from, to: from + what.lasts })
      }
      const by = ((y - on.y) / scale.pixels) * scale.step
      // A little way sideways is no way down.
      const to = dragged(what.home.at, grip, Math.abs(by) < day.step / 2 ? 0 : by, day.step)
      return moves.over(day, grip === 'whole' ? column : homeOf(what), to)
    },
    drop: (_, at) => {
      onLifted(undefined)
      const free = moves.drop(day)
      if (free) onChosen(free, at)
    },
    cancel: () => {
      onLifted(undefined)
      moves.cancel()
    },
    clear: moves.clear,
    asked: (target, at) => {
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
    },
    menu: (on, at) => {
      if (on.what) onMenu(on.what, at)
      else onChosen({ column: on.column, at: offerAt(day, on.gap, Math.min(on.minute, on.gap.to - day.step)) }, at)
      return true
    },
    pull: ({ from, at }) => {
      if (!box.current) return undefined
      const { left, top, right, bottom } = seenIn(box.current)
      return {
        box: box.current,
        left: along(pull(at.x, left, right), at.x - from.x),
        top: along(pull(at.y, top, bottom), at.y - from.y),
      }
    },
  })
}

export function gripAt(y: number, card: { readonly top: number; readonly height: number }, isTouch: boolean): Grip {
  const reach = Math.min(isTouch ? REACH.touch : REACH.mouse, card.height / 4)
  if (y - card.top < reach) return 'start'
  return card.top + card.height - y < reach ? 'end' : 'whole'
}
