import type { Choice } from '../../../kernel/fields/choice.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { markOfKey, type Person } from './register.ts'
import type { Place } from './use-cursor.ts'
import type { Written } from './use-marks.ts'

interface Onto {
  readonly grid: Grid
  readonly field: Choice<string>
  /** The square that the first cell falls on. */
  readonly here: Place
  readonly rows: readonly Person[]
  readonly columns: readonly string[]
}

interface Pasted {
  readonly squares: readonly Written[]
  /** What stands in a cell and is no mark. */
  readonly unread: readonly string[]
  /** How many cells with a mark fall outside of the register. */
  readonly beside: number
}

/** The cells of a sheet as marks, by their letter or their word; an empty cell empties. */
export function pastedMarks(text: string, { grid, field, here, rows, columns }: Onto): Pasted {
  const squares: Written[] = []
  const unread: string[] = []
  let beside = 0
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  for (const [down, line] of lines.entries()) {
    for (const [over, cell] of line.split('\t').entries()) {
      const said = cell.trim()
      const value = markOfText(grid, field, said)
      const [row, column] = [rows[here.row + down]?.id, columns[here.column + over]]
      if (said !== '' && value === undefined) unread.push(said)
      else if (row !== undefined && column !== undefined) squares.push({ row, column, value })
      else if (value !== undefined) beside++
    }
  }
  return { squares, unread: [...new Set(unread)], beside }
}

const markOfText = (grid: Grid, { options }: Choice<string>, text: string): string | undefined =>
  markOfKey(grid, text) ??
  Object.keys(grid.marks).find((value) => [value, options[value]].some((one) => one?.toLowerCase() === text.toLowerCase()))
