import { useSector } from '../../data/sector-context.tsx'
import { columnToFill, squareKey, type Column, type Marks } from './register.ts'
import type { Register } from './use-grid.ts'
import type { useMarks } from './use-marks.ts'

interface Fill {
  /** Gives everybody who has no mark of the date the best one; nothing where all have one. */
  readonly run: (() => void) | undefined
  /** What tells the date from another of the same day. */
  readonly extra: string | undefined
}

/** What marks everybody at once, on the date of today that is on. */
export function useFill(
  { rows, grid }: Pick<Register, 'rows' | 'grid'>,
  columns: readonly Column[],
  marks: Marks,
  write: ReturnType<typeof useMarks>['write'],
): Fill {
  const { at } = useSector()
  const coming = rows.filter(({ isAway }) => isAway !== true)
  const isFull = (column: Column) => coming.every(({ id }) => marks.has(squareKey(id, column.id)))
  const column = columnToFill(columns, (one) => !isFull(one), at.time ?? '')
  const empty = column ? coming.flatMap(({ id: row }) => (marks.has(squareKey(row, column.id)) ? [] : [{ row, column: column.id }])) : []
  const [best] = Object.keys(grid.marks)
  const run = () =>
    void write(
      empty.map((square) => ({ ...square, value: best })),
      `${grid.all}: ${empty.length}`,
    )
  return { run: empty.length === 0 ? undefined : run, extra: column?.extra }
}
