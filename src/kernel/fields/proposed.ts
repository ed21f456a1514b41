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
  /** A yes or no of the line: one that says yes begins left out, because it is on its way already. */
  readonly out?: K
  /** Cents, worked out of a line. */
  readonly amount?: Expression
  /** Another input and the values of it for which the lines are asked; for the others they are left out. Always asked when absent. */
  readonly asked?: { readonly input: string; readonly is: readonly string[] }
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

/** Whether a proposed line begins left out. */
export const startsOut = ({ proposed: { out } }: ProposedLines<Fields>, line: Readonly<Record<string, unknown>>): boolean =>
  out !== undefined && line[out] === true

/** What inputs begin with, without the lines that begin left out: for who does not show them. */
export const keepWanted = (inputs: Fields, begun: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(begun).map(([key, value]) => {
      const field = inputs[key]
      return [key, field && isProposed(field) && Array.isArray(value) ? value.filter((line) => !startsOut(field, line)) : value]
    }),
  )

/** Whether the lines are asked for, by what the other inputs say. */
export const isAsked = ({ proposed: { asked } }: ProposedLines<Fields>, inputs: Readonly<Record<string, unknown>>): boolean => {
  const said = asked && inputs[asked.input]
  return !asked || (typeof said === 'string' && asked.is.includes(said))
}

export const isProposed = (field: Field): field is ProposedLines<Fields> => 'proposed' in field
