import type { Role } from './role.ts'

/** A meaning of a frame, and what of the frame it leaves unsaid. */
export interface Candidate<M> {
  readonly meaning: M
  readonly used: ReadonlySet<Role>
  /** Words that became part of a text. */
  readonly spoken?: ReadonlySet<number>
  /** Its small words alone say what is meant: «siamo aperti?». */
  readonly isTold?: true
  /** How likely such a sentence means this, besides what its words say. */
  readonly bonus: number
}
