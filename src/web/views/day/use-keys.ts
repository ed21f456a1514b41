import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Point } from '../drag/point.ts'
import type { Movable } from './columns.ts'
import { stopsOf } from './free.ts'
import { placeFor } from './place-for.ts'
import { carried, nextSpot, within, type Spot } from './steps.ts'
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
      if (draft.card && !draft.refusal) {
        isWanted.current = true
        setSpot({ column: index, key: draft.card.id })
      }
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
    isWanted.current = true
    setSpot(next)
  }

  const onFocus = ({ target }: FocusEvent) => {
    const key = target instanceof HTMLElement ? target.dataset['key'] : undefined
    const column = target.closest<HTMLElement>('[data-column]')?.dataset['column']
    const at = day.columns.findIndex((one) => one.key === column)
    if (key !== undefined && at !== -1 && (stop?.key !== key || stop.column !== at)) setSpot({ column: at, key })
  }
  return { stop, onKeyDown, onFocus, onLooseKey }
}

const isLift = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => key.toLowerCase() === 'm' && !ctrlKey && !metaKey && !altKey

/** Where on the screen the keyboard stands, for the menu that it opens. */
function pointUnder({ target }: KeyboardEvent): Point {
  const box = target instanceof Element ? target.getBoundingClientRect() : new DOMRect()
  return { x: box.left + 12, y: box.bottom }
}
