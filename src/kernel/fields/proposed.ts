import type { Expression } from '../expression/expression.ts'
import type { Field, Fields } from './field.ts'
import type { Lines } from './lines.ts'
import type { Key, KeyOf } from './shapes.ts'

/** How proposed lines are read and corrected; every word is one of their columns. */
export interface Proposed<K extends string = string> {
  readonly title: K
  readonly detail?: K
  /** What lines are gathered under, a supplier for instance. */
  readonly group?: K
  /** The number that a person corrects, always above nothing. */
  readonly correct: K
  readonly unit?: K
  /** Cents, worked out of a line. */
  readonly amount?: Expression
}

export type ProposedLines<F extends Fields> = Lines<F> & { readonly proposed: Proposed }

/**
 * Lines that an action proposes: each may be left out, and one number of it corrected. The other columns are only read, and so is
 * everything else of the record that they were made from.
 */
export const proposed = <const F extends Fields>(
  field: Lines<F>,
  look: Proposed<Key<NoInfer<F>>> & { readonly correct: KeyOf<NoInfer<F>, 'integer' | 'decimal'> },
): ProposedLines<F> => ({ ...field, proposed: look })

export const isProposed = (field: Field): field is ProposedLines<Fields> => 'proposed' in field
