import type { RefObject } from 'react'
import { seenIn } from '../drag/beside.ts'
import { along, pull } from '../drag/edge.ts'
import type { Point } from '../drag/point.ts'
import { usePress } from '../drag/use-press.ts'
import { stayingOf, type Movable } from './columns.ts'
import { chosen, dragged } from './gaps.ts'
import { useHits, type On, type OnFree } from './use-hits.ts'
import { minuteAt, snap, type Scale } from './minutes.ts'
import type { Day } from './use-day.ts'
import { offerAt } from './free.ts'
import type { Chosen, Moves } from './use-moves.ts'

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

/** Lets mouse, pen and finger carry records, pull their ends and choose free time. The hours lie inside `frame`, and scroll in `box`. */
export function usePointer(frame: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>, pointed: Pointed): void {
  const { day, moves, scale, onChosen, onMenu, onLifted } = pointed
  const hits = useHits(frame, day, scale)
  const chooseTo = (on: OnFree, minute: number) => moves.over(day, on.column, chosen(on.gap, on.minute, minute, day.step))
  const homeOf = ({ home }: Movable) => day.columns.find(({ key }) => key === home?.column)

  usePress<On>(frame, {
    under: hits.under,
    isFixed: (on) => on.what !== undefined && stayingOf(day.entity, day.calendar, on.what, on.grip) !== undefined,
    pick: (on) => {
      if (on.what) return moves.pick(day, on.what, on.grip)
      chooseTo(on, on.minute)
      return true
    },
    over: (on, { at }) => {
      const { column, y } = hits.placeAt(at)
      if (!on.what) return chooseTo(on, minuteAt(scale, y))
      const { what, grip } = on
      if (!what.home || on.y === undefined) {
        const isOver = isOverHours(box.current, at)
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
    asked: hits.asked,
    menu: (on, at) => {
      if (on.what) onMenu(on.what, at)
      else onChosen({ column: on.column, at: offerAt(day, on.gap, Math.min(on.minute, on.gap.to - day.step)) }, at)
      return true
    },
    pull: ({ from, at }) => {
      if (!box.current) return undefined
      const { left, top, right, bottom } = seenIn(box.current)
      return { box: box.current, left: along(pull(at.x, left, right), at.x - from.x), top: along(pull(at.y, top, bottom), at.y - from.y) }
    },
  })
}

function isOverHours(box: HTMLElement | null, { x, y }: Point): boolean {
  const seen = box?.getBoundingClientRect()
  return seen !== undefined && x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
}
