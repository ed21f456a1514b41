import { isTaking, titleOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { formatDayMonth } from '../../../kernel/italian/dates.ts'
import type { AllRows } from '../../../kernel/door/all-rows.ts'

/** A column: something that happens on a day, or the day itself. */
export interface Column {
  readonly id: string
  readonly day: string
  /** What it is called in the address: its day, and which of that day it is after the first. */
  readonly key: string
  /** What tells it from another on the same day, '18:00' or 'n. 2'; nothing where there is only one. */
  readonly extra: string | undefined
  /** When it begins, where that is said. */
  readonly time: string | undefined
  readonly isToday: boolean
  /** The first of its month: a line stands before it. */
  readonly isNewMonth: boolean
  /** 'mercoledì 4 novembre, oggi'. */
  readonly spoken: string
}

/** '5/10', '5/10 18:00'. */
export const columnText = ({ day, extra }: Column): string => [formatDayMonth(day), extra].filter(Boolean).join(' ')

/** The column that one comes to: of today the one that is on, else the last that was. */
export function columnNow(columns: readonly Column[], today: string, now: string): number {
  const on = columns.findLastIndex(({ isToday, time }) => isToday && (time === undefined || time <= now))
  const first = columns.findIndex(({ isToday }) => isToday)
  return on >= 0
    ? on
    : first >= 0
      ? first
      : Math.max(
          0,
          columns.findLastIndex(({ day }) => day < today),
        )
}

/** Where a date of the address is: its column, or the next, or the last. */
export function columnAt(columns: readonly Column[], key: string): number {
  const exact = columns.findIndex((column) => column.key === key)
  const after = columns.findIndex(({ day }) => day > key)
  return exact >= 0 ? exact : after >= 0 ? after : columns.length - 1
}

/** The column of today that everybody is marked in at once: of several the one that is on, or the first, while something is empty in it. */
export function columnToFill(columns: readonly Column[], isEmpty: (column: Column) => boolean, now: string): Column | undefined {
  const open = columns.filter((column) => column.isToday && isEmpty(column))
  return open.findLast(({ time }) => time !== undefined && time <= now) ?? open[0]
}

export interface Person {
  readonly id: string
  readonly title: string
  /** Has marks, and does not come any longer: nobody marks him together with the others. */
  readonly isAway?: boolean
}

export const peopleOf = (entity: AnyEntity | undefined, data: AllRows | undefined): readonly Person[] =>
  entity && data
    ? data.rows.map((row) => ({ id: row.id, title: titleOf(entity, row, (id) => data.names[id]), isAway: !isTaking(entity, row) }))
    : []

/** A mark that is kept: its record. */
export interface Kept {
  readonly id: string
  readonly version: number
  readonly value: string
}

export const squareKey = (row: string, column: string): string => `${row} ${column}`

/** Who has a row, and what a column: whatever comes about, and of what does not (by `away` or `freed`) what has a mark already. */
export const withPlace = (entity: AnyEntity, rows: readonly AnyRow[], marked: ReadonlySet<unknown>): readonly AnyRow[] =>
  rows.filter((row) => isTaking(entity, row) || marked.has(row.id))

/** The register of one course: a threshold that the course has itself is its number, or none where nobody wrote one. */
export function gridOf(grid: Grid, course: AnyRow | undefined): Grid {
  const { share } = grid
  if (typeof share?.below !== 'string') return grid
  const { below: key, ...rest } = share
  const below = course?.[key]
  return { ...grid, share: typeof below === 'number' ? { ...rest, below } : rest }
}

/** What stands in the squares: by row, then by column. */
export type Marks = ReadonlyMap<string, string>

/** What one press makes of a square: each mark after the other, then nothing. */
export function nextMark({ marks }: Pick<Grid, 'marks'>, value: string | undefined): string | undefined {
  const values = Object.keys(marks)
  return value === undefined ? values[0] : values[values.indexOf(value) + 1]
}

/** The mark that a key writes. */
export const markOfKey = ({ marks }: Pick<Grid, 'marks'>, key: string): string | undefined =>
  Object.keys(marks).find((value) => marks[value]?.letter === key.toUpperCase())

/** How many of the marks count, of how many that are made. */
export interface Share {
  readonly have: number
  readonly of: number
  /** 0 to 100, whole; nothing where no mark is made. */
  readonly percent: number | undefined
  readonly isBelow: boolean
}

/** The share of some marks; it is judged as it is and not as it is rounded. */
export function shareOf({ share }: Pick<Grid, 'share'>, values: readonly (string | undefined)[]): Share {
  const made = values.filter((value) => value !== undefined)
  const have = made.filter((value) => share?.counts.includes(value)).length
  const exact = made.length > 0 ? (have * 100) / made.length : undefined
  const below = typeof share?.below === 'number' ? share.below : undefined
  const isBelow = exact !== undefined && below !== undefined && exact < below
  // Rounded to the threshold it would look reached.
  const rounded = exact === undefined ? undefined : Math.round(exact)
  const percent = isBelow && rounded === below ? Math.floor(exact) : rounded
  return { have, of: made.length, percent, isBelow }
}
