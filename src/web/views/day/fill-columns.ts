import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { cardsOf, withoutHour, type Card, type Column, type Movable, type Reading } from './columns.ts'
import type { Closed } from './gaps.ts'

/** A column with what stands in it. */
export interface Filled extends Column {
  readonly cards: readonly Card[]
  readonly closed: readonly Closed[]
  /** What has no hour yet. */
  readonly untimed: readonly Movable[]
}

/** The columns with their records in the order of their hours, what closes them, and what has no hour yet. */
export function fillColumns(
  reading: Reading,
  rows: readonly AnyRow[],
  columns: readonly Column[],
  matches: ReadonlySet<string> | undefined,
  closedIn: (column: Column) => readonly Closed[],
): readonly Filled[] {
  const cards = Map.groupBy(cardsOf(reading, rows, columns, matches), ({ home }) => home.column)
  return columns.map((column) => ({
    ...column,
    cards: (cards.get(column.key) ?? []).toSorted((a, b) => a.part.from - b.part.from),
    closed: closedIn(column),
    untimed: withoutHour(reading, rows, column),
  }))
}
