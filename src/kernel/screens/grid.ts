import type { IconName } from './icon-name.ts'

/** How one value of the choice stands in a square. */
export interface Mark {
  /** The key that writes it: `P`. */
  readonly letter: string
  readonly icon: IconName
}

/**
 * A register: people by dates, a record of the screen's entity in each square that is marked and none in one that is empty. `R` are
 * its references, `D` those to what happens on a day and its days, `M` its choices, `V` their values, `O` references that the
 * people and the dates share.
 */
export interface Grid<R = string, D = string, M = string, V extends string = string, O = string> {
  /** The reference to whom each row is about. */
  readonly rows: R
  /** The reference to what happens on a day (its `slot`), or a day of the record itself: then there is a column for each. */
  readonly columns: D
  /** The reference of the rows, and of what happens, to what both belong to: the course. One is looked at at a time. */
  readonly of?: O
  /** The choice that is written in a square. */
  readonly mark: M
  /** All its values, in the order in which one press follows the other. */
  readonly marks: Readonly<Record<V, Mark>>
  /** How many of the marks of a row count, of all that it has. */
  readonly share?: {
    readonly counts: readonly V[]
    /** Below so many in a hundred the share is told as bad: for all alike, or by a field of the course (`of`). */
    readonly below?: number | string
    /** What follows from that: «l’attestato non si rilascia». */
    readonly says?: string
  }
  /** The button that writes the first mark in what is empty today: «Tutti presenti». */
  readonly all?: string
}
