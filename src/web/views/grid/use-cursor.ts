import { useState, type KeyboardEvent, type RefObject } from 'react'

export interface Place {
  readonly row: number
  /** -1 for the name of the row. */
  readonly column: number
}

/** The names stand before the first date. */
export const NAME = -1
/** How many rows a page is. */
const PAGE = 10
const within = (value: number, count: number, least = 0) => Math.max(least, Math.min(count - 1, value))

/** Where a key leads from a square, as in a sheet; nothing for a key that leads nowhere. */
export function placeAfter(key: string, isCtrl: boolean, { row, column }: Place, rows: number, columns: number): Place | undefined {
  const steps: Readonly<Record<string, Place>> = {
    ArrowUp: { row: isCtrl ? 0 : row - 1, column },
    ArrowDown: { row: isCtrl ? rows : row + 1, column },
    ArrowLeft: { row, column: isCtrl ? 0 : column - 1 },
    ArrowRight: { row, column: isCtrl ? columns : column + 1 },
    Home: { row: isCtrl ? 0 : row, column: 0 },
    End: { row: isCtrl ? rows : row, column: columns },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
  }
  const to = steps[key]
  return to && { row: within(to.row, rows), column: within(to.column, columns, NAME) }
}

export interface Cursor {
  readonly place: Place
  readonly setPlace: (to: Place) => void
  readonly focus: (to: Place) => void
  /** Whether the key led somewhere. */
  readonly walk: (typed: KeyboardEvent, from: Place) => boolean
}

/** The one square that Tab leads to. */
export function useCursor(box: RefObject<HTMLElement | null>, rows: number, columns: number, first: number): Cursor {
  const [chosen, setPlace] = useState<Place>()
  const place: Place = { row: within(chosen?.row ?? 0, rows), column: within(chosen?.column ?? first, columns, NAME) }
  const focus = (to: Place) => {
    setPlace(to)
    box.current?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)?.focus()
  }
  const walk = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, from: Place): boolean => {
    const to = altKey ? undefined : placeAfter(key, ctrlKey || metaKey, from, rows, columns)
    if (to) focus(to)
    return to !== undefined
  }
  return { place, setPlace, focus, walk }
}
