import type { Movable } from './columns.ts'
import type { Grip, Refusal } from './gaps.ts'
import type { Stretch } from './minutes.ts'

/** What is held or being chosen, where it would come to lie. */
export interface Draft {
  /** Absent while free time is being chosen. */
  readonly card?: Movable
  readonly grip: Grip
  /** The key of the column that it is over; empty while it is over none. */
  readonly column: string
  readonly at: Stretch
  readonly refusal?: Refusal | undefined
}
