import type { Condition } from '../expression/condition.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Values } from '../door/change.ts'

/** One record's before and after, as it is kept. Creating has no before, removing has no after. */
export interface Step {
  readonly entity: string
  readonly id: string
  readonly before?: AnyRow
  readonly after?: AnyRow
  /** Values that its author gave up for what stands. */
  readonly discarded?: Values
}

/** What one change has done to its record, and which one of the commit it is or follows from. */
export interface Done extends Step {
  readonly index: number
}

/**
 * The records as they stand in the middle of a commit, with all that has been written so far; every store answers in its own way.
 * What is written stays unseen by others until the commit is through, and is gone when it is refused.
 */
export interface Work {
  /** Those of the records that are there, as they are read, in no order. */
  getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]>
  /** The same for whoever needs only what is kept of them: what is worked out may be left out. */
  getKept(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]>
  /** Every record that meets all conditions, as it is read. */
  find(entity: string, where: readonly Condition[]): Promise<readonly AnyRow[]>
  /** How many records of `entity` name each of these ids in a field, or in a column of their lines (`righe.articolo`). */
  countNaming(entity: string, place: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The greatest that a field holds in all records, for each of these beginnings; what nobody begins with is left out. */
  greatest(entity: string, key: string, begins: readonly string[]): Promise<readonly string[]>
  write(steps: readonly Step[]): Promise<void>
}
