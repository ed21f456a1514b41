import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react'
import type { Choice } from '../../../kernel/fields/choice.ts'
import { notify } from '../../ui/toast.ts'
import { useHold } from '../../ui/use-hold.ts'
import { pastedMarks } from './pasted.ts'
import { markOfKey, nextMark } from './register.ts'
import { NAME, type Cursor, type Place } from './use-cursor.ts'
import type { Register } from './use-grid.ts'
import type { Square, Written } from './use-marks.ts'

export interface SquaresProps {
  readonly register: Register
  readonly field: Choice<string>
  readonly isFixed: boolean
  /** What stands in a square now, also before it is drawn. */
  readonly valueOf: (square: Square) => string | undefined
  readonly onWrite: (place: Square, value: string | undefined) => void
  /** Writes what was pasted over some squares. */
  readonly onPaste: (squares: readonly Written[]) => void
  /** Opens the person of a row, or the record of a mark. */
  readonly onOpen: (row: string, column: string | undefined) => void
}

/** What a press, a key and a paste do to the squares of the register, and to the names before them. */
export function useSquares({ register, field, isFixed, valueOf, onWrite, onPaste, onOpen }: SquaresProps, cursor: Cursor) {
  const { grid, rows, columns } = register
  const squareAt = ({ row, column }: Place): Square => ({ row: rows[row]?.id ?? '', column: columns[column]?.id ?? '' })
  const valueAt = (place: Place) => valueOf(squareAt(place))
  const write = (place: Place, value: string | undefined) => {
    const [row, column] = [rows[place.row]?.id, columns[place.column]?.id]
    if (!isFixed && row !== undefined && column !== undefined && valueAt(place) !== value) onWrite({ row, column }, value)
  }
  const open = ({ row, column }: Place) => {
    const id = rows[row]?.id
    if (id !== undefined) onOpen(id, columns[column]?.id)
  }
  const press = (pressed: MouseEvent) => {
    const place = placeOf(pressed.target)
    if (!place) return
    cursor.setPlace(place)
    if (place.column === NAME) open(place)
    else write(place, nextMark(grid, valueAt(place)))
  }
  const openAt = (target: EventTarget): boolean => {
    const place = placeOf(target)
    if (!place) return false
    cursor.setPlace(place)
    open(place)
    return true
  }
  const hold = useHold(openAt)
  /** The other button of the mouse, or the key for menus; a finger that is held down has opened it before its browser says so. */
  const pressOther = (pressed: MouseEvent) => {
    hold.onContextMenu(pressed)
    if (!pressed.defaultPrevented && openAt(pressed.target)) pressed.preventDefault()
  }
  const type = (typed: KeyboardEvent) => {
    const here = placeOf(typed.target)
    if (!here) return
    if (cursor.walk(typed, here)) return done(typed)
    if (typed.ctrlKey || typed.metaKey || typed.altKey) return
    const mark = markOfKey(grid, typed.key)
    // The name is a button and answers for itself.
    if (here.column === NAME) return
    if (typed.key === 'Enter' && typed.shiftKey) open(here)
    else if (typed.key === 'Enter') {
      write(here, nextMark(grid, undefined))
      cursor.focus({ ...here, row: Math.min(rows.length - 1, here.row + 1) })
    } else if (typed.key === ' ') write(here, nextMark(grid, valueAt(here)))
    else if (typed.key === 'Delete' || typed.key === 'Backspace') write(here, undefined)
    else if (mark !== undefined) write(here, mark)
    else return
    done(typed)
  }
  /** A block of a sheet, from the square with the focus on; what falls beside the register, and what is no mark, is told and not written. */
  const paste = (pasted: ClipboardEvent) => {
    const here = placeOf(pasted.target)
    if (!here || here.column === NAME || isFixed) return
    pasted.preventDefault()
    const onto = { grid, field, here, rows, columns: columns.map(({ id }) => id) }
    const { squares, unread, beside } = pastedMarks(pasted.clipboardData.getData('text/plain'), onto)
    const changed = squares.filter((square) => valueOf(square) !== square.value)
    if (changed.length > 0) onPaste(changed)
    const left = textOfLeft(unread, beside)
    if (left !== '') notify({ text: left, tone: 'warning' })
  }
  return { valueAt, handlers: { ...hold, onClick: press, onContextMenu: pressOther, onKeyDown: type, onPaste: paste } }
}

/** The square or the name that an event fell on. */
export function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
}

const done = (event: KeyboardEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** What of a paste was not written: cells that say no mark, and cells that fall outside of the register. */
function textOfLeft(unread: readonly string[], beside: number): string {
  const words = unread.slice(0, 3).map((text) => `«${text}»`)
  const sentences = [
    unread.length > 0 && `Non capisco ${words.join(', ')}.`,
    beside > 0 && `${beside === 1 ? 'Una casella cade' : `${beside} caselle cadono`} fuori dal registro.`,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
