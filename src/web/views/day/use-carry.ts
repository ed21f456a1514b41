import type { KeyboardEvent } from 'react'
import { pointUnder, type Point } from '../drag/point.ts'
import type { Movable } from './columns.ts'
import { placeFor } from './place-for.ts'
import { carried, type Spot } from './steps.ts'
import type { Day } from './use-day.ts'
import type { Chosen, Moves } from './use-moves.ts'

interface CarryOptions {
  readonly day: Day
  readonly moves: Moves
  readonly around: number
  readonly onChosen: (chosen: Chosen, at: Point) => void
  /** A record is let go of here: the keyboard goes with it. */
  readonly onLand: (spot: Spot) => void
}

export const isLift = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.toLowerCase() === 'm' && !ctrlKey && !metaKey && !altKey

/** What the keys do while something is held: arrows carry it, Enter and Space let go, Esc and Tab give up. */
export function useCarry({ day, moves, around, onChosen, onLand }: CarryOptions) {
  const carry = (event: KeyboardEvent) => {
    const draft = moves.held()
    const index = day.columns.findIndex(({ key }) => key === draft?.column)
    if (!draft || index === -1) return
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault()
      return moves.cancel()
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (draft.card && !draft.refusal) onLand({ column: index, key: draft.card.id })
      const free = moves.drop(day)
      return free && onChosen(free, pointUnder(event))
    }
    const next = carried(event.key, event.shiftKey, { column: index, at: draft.at }, day.columns.length, day.shown, day.step)
    if (!next) return
    event.preventDefault()
    const column = day.columns[next.column]
    if (column) moves.over(day, column, next.at)
  }
  /** What stands beside the hours comes to lie where it would go first. */
  const bring = (event: KeyboardEvent, what: Movable) => {
    event.preventDefault()
    const place = placeFor(day, what, around)
    if (!place || !moves.pick(day, what, 'whole')) return
    moves.over(day, place.column, place.at)
  }
  return { carry, bring }
}
