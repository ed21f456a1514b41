import type { Operator } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Problem } from '../problem.ts'
import type { Author, Change } from './change.ts'

/** One comparison; a list of them means all. `in` takes a list, `empty` and `filled` take nothing. */
export interface Condition {
  readonly field: string
  readonly op: Operator
  readonly value?: unknown
}

export interface Sort {
  readonly field: string
  /** `near` is for days: from today on, the nearest first, and after them the past, the latest first. */
  readonly direction: 'asc' | 'desc' | 'near'
}

export interface Query {
  readonly entity: string
  readonly where?: readonly Condition[]
  /**
   * What somebody types: stems, no accents, every word must be found. One slip is forgiven in words of four letters and more, two
   * from nine on, none in the first letter or where there are digits.
   */
  readonly search?: string
  readonly sort?: readonly Sort[]
  /** The first 50 when absent. */
  readonly page?: { readonly offset: number; readonly limit: number }
}

export interface Page {
  readonly rows: readonly AnyRow[]
  /** How many there are in all, beyond this page. */
  readonly total: number
  /** Titles of the records that the rows refer to, by id. */
  readonly names: Readonly<Record<string, string>>
}

export interface Measure {
  readonly entity: string
  readonly fn: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct'
  /** Needed by all but `count`. */
  readonly field?: string
  readonly where?: readonly Condition[]
  readonly search?: string
  readonly groupBy?: { readonly field: string; readonly by?: 'day' | 'month' }
}

export interface Measured {
  /** 0 over nothing for counts and sums, absent for the others. */
  readonly value: number | undefined
  readonly groups: readonly { readonly key: string; readonly value: number }[]
}

/** What happened to one record: the history and the live feed are made of these. */
export interface Entry {
  readonly seq: number
  readonly commit: number
  readonly at: string
  readonly by: string
  readonly via: Author['via']
  readonly entity: string
  readonly id: string
  readonly before?: AnyRow
  readonly after?: AnyRow
}

export type Committed =
  | { readonly ok: true; readonly commit: number; readonly rows: readonly AnyRow[] }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** The one door to data. Screens, actions, imports, the assistant and the API reach records through it and cannot tell which store they have. */
export interface Store {
  query(query: Query): Promise<Page>
  get(entity: string, id: string): Promise<AnyRow | undefined>
  measure(measure: Measure): Promise<Measured>
  /** All changes or none. */
  commit(changes: readonly Change[], author: Author): Promise<Committed>
  /** Commits the inverse of an earlier commit, unless somebody has touched its records since. */
  undo(commit: number, author: Pick<Author, 'by'>): Promise<Committed>
  history(entity: string, id: string): Promise<readonly Entry[]>
  /** Hears of every entry after `since`, first the past ones and then live; returns how to stop. */
  changes(since: number, hear: (entries: readonly Entry[]) => void): () => void
}
