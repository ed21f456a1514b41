import { SHIFTED } from '../indices.ts'

/** How a column is kept, and what decides whether another description of it would lose something. */
export interface ColumnShape {
  readonly type: 'text' | 'whole' | 'bytes'
  readonly required?: true
  /** The kind of its field. */
  readonly kind?: string
  /** Whether it holds a list or lines. */
  readonly json?: true
  readonly digits?: number
  /** What it can hold, where that is a list. */
  readonly values?: readonly string[]
  /** The columns of its lines. */
  readonly of?: readonly string[]
  /** The entity that it names. */
  readonly target?: string
  /** Made out of another column by rules of ours, known by a mark: nothing is lost with it. */
  readonly made?: { readonly from: string; readonly by: string }
}

export interface IndexShape {
  /** Columns; `arrivo+notti` is the day that the first comes to, moved by the second. */
  readonly keys: readonly string[]
  readonly unique?: true
  /** Does not begin with the workspace: of tables that belong to none, such as accounts. */
  readonly everywhere?: true
}

export interface TableShape {
  readonly columns: Readonly<Record<string, ColumnShape>>
  readonly key: readonly string[]
  readonly indices: readonly IndexShape[]
  /** The mark of the rules by which records are found. */
  readonly words?: string
}

/** Tables by name. */
export type Tables = Readonly<Record<string, TableShape>>

/** One thing that is done to the tables. What somebody has to think about first is only ever written by hand. */
export type TableChange =
  | { readonly do: 'add table'; readonly table: string; readonly as: TableShape }
  | { readonly do: 'add column'; readonly table: string; readonly column: string; readonly as: ColumnShape }
  /** Another description under which everything that is kept still stands. */
  | { readonly do: 'widen'; readonly table: string; readonly column: string; readonly as: ColumnShape }
  | { readonly do: 'add index'; readonly table: string; readonly index: IndexShape }
  /**
   * Numbers that name records (`fields/document-number.ts`) for those that stand and have none: in each workspace in the order of `by`,
   * from 1 with each year of its first column, a day, where `where` holds one of these values.
   */
  | {
      readonly do: 'number'
      readonly table: string
      readonly column: string
      readonly by: readonly [string, ...string[]]
      readonly where: { readonly column: string; readonly in: readonly string[] }
    }
  | { readonly do: 'drop index'; readonly table: string; readonly index: IndexShape }
  | { readonly do: 'words'; readonly table: string; readonly mark: string }
  /** By hand: the same under another name. */
  | { readonly do: 'rename'; readonly table: string; readonly column: string; readonly to: string }
  /** By hand: what was one value becomes the first of a list of lines, under `of`, and the column goes. */
  | {
      readonly do: 'gather'
      readonly table: string
      readonly column: string
      readonly into: string
      readonly of: string
      readonly as: ColumnShape
    }
  /** By hand: bytes go into a table of bytes, and what stands in the row is their SHA-256. */
  | {
      readonly do: 'address'
      readonly table: string
      readonly column: string
      readonly to: string
      readonly as: ColumnShape
      readonly into: string
    }
  /** By hand: what is in it is given up. */
  | { readonly do: 'drop column'; readonly table: string; readonly column: string }
  | { readonly do: 'drop table'; readonly table: string }
  /** By hand: a narrower description; values that it does not know become others. */
  | {
      readonly do: 'narrow'
      readonly table: string
      readonly column: string
      readonly as: ColumnShape
      readonly values?: Readonly<Record<string, string>>
    }

/** A step from one state of the tables to the next. Once it has landed it is never changed: databases have taken it. */
export interface Step {
  readonly number: number
  readonly name: string
  readonly changes: readonly TableChange[]
}

/** All steps of a sector's tables, and the tables that they lead to. */
export interface History {
  readonly sector: string
  readonly steps: readonly Step[]
  readonly tables: Tables
}

/** The columns that are made out of one. */
export const madeFrom = ({ columns }: TableShape, column: string): readonly string[] =>
  Object.entries(columns).flatMap(([key, { made }]) => (made?.from === column ? [key] : []))

/** The indices in which one of these columns stands. */
export const indicesWith = ({ indices }: TableShape, columns: readonly string[]): readonly IndexShape[] =>
  indices.filter(({ keys }) => keys.flatMap((key) => key.split(SHIFTED)).some((key) => columns.includes(key)))

/** Indices in an order that does not tell which of them came later. */
export const inOrder = (indices: readonly IndexShape[]): readonly IndexShape[] =>
  indices.toSorted((a, b) => (a.keys.join() < b.keys.join() ? -1 : 1))

/** A key of an index where columns have other names. */
export const renamedKey = (key: string, to: (column: string) => string): string => key.split(SHIFTED).map(to).join(SHIFTED)

/** The name that a column made out of another has where that one is renamed. */
export const renamedMade = (made: string, from: string, to: string): string => `${to}${made.slice(from.length)}`
