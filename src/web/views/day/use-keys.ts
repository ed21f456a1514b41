import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Point } from '../drag/point.ts'
import { useCarry, isLift } from './use-carry.ts'
import type { Movable } from './columns.ts'
import { stopsOf } from './free.ts'
import { nextSpot, within, type Spot } from './steps.ts'
import type { Day } from './use-day.ts'
import type { Chosen, Moves } from './use-moves.ts'

interface KeysOptions {
  readonly day: Day
  readonly moves: Moves
  /** The minute around which Tab enters the day. */
  readonly around: number
  readonly onOpen: (row: AnyRow) => void
  readonly onChosen: (chosen: Chosen, at: Point) => void
  readonly onDays: (by: number) => void
}

export interface Keys {
  readonly stop: Spot | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  /** The same for what stands beside the hours: M brings it in, the arrows carry it. */
  readonly onLooseKey: (event: KeyboardEvent, what: Movable) => void
}

/** The day without a mouse: one stop of the Tab key, arrows inside, M to carry, Shift and arrows for the length. */
export function useKeys(frame: RefObject<HTMLElement | null>, { day, moves, around, onOpen, onChosen, onDays }: KeysOptions): Keys {
  const [spot, setSpot] = useState<Spot>()
  const isWanted = useRef(false)
  const columns = day.columns.map((column) => stopsOf(day, column))
  const stop = within(spot, columns, { from: around, to: around })

  // What the key leads to, or what was carried elsewhere, may only now have come onto the page.
  useEffect(() => {
    const element = isWanted.current ? frame.current?.querySelector<HTMLElement>('[data-stop]') : undefined
    if (!element || element === document.activeElement) return
    isWanted.current = false
    element.focus()
  })

  const land = (to: Spot) => {
    isWanted.current = true
    setSpot(to)
  }
  const { carry, bring } = useCarry({ day, moves, around, onChosen, onLand: land })
  const onLooseKey = (event: KeyboardEvent, what: Movable) => {
    if (moves.held()) carry(event)
    else if (isLift(event)) bring(event, what)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['stop'] === undefined || !stop) return
    if (moves.held()) return carry(event)
    const here = day.columns[stop.column]
    const card = here?.cards.find(({ id }) => id === stop.key)
    const loose = here?.untimed.find(({ id }) => id === stop.key)
    if (loose && isLift(event)) return bring(event, loose)
    if (card && isLift(event)) {
      event.preventDefault()
      return void moves.pick(day, card, event.shiftKey ? 'end' : 'whole')
    }
    if (event.key === 'Enter' && card) {
      event.preventDefault()
      return onOpen(card.row)
    }
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault()
      isWanted.current = true
      return onDays(event.key === 'PageDown' ? 1 : -1)
    }
    const next = nextSpot(event.key, event.ctrlKey || event.metaKey, stop, columns)
    if (!next) return
    event.preventDefault()
    land(next)
  }

  const onFocus = ({ target }: FocusEvent) => {
    const key = target instanceof HTMLElement ? target.dataset['key'] : undefined
    const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
    const at = day.columns.findIndex((one) => one.key === column)
    if (key !== undefined && at !== -1 && (stop?.key !== key || stop.column !== at)) setSpot({ column: at, key })
  }
  return { stop, onKeyDown, onFocus, onLooseKey }
}
