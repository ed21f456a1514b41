import type { Field, Optional } from './field.ts'

/** A value that is copied from a card when a record first names it, and then stays as it was: the price of a material on the day of its use. */
export type Stamped<F extends Field> = Optional<F> & { readonly stampedFrom: string }

/**
 * `stamped(money('Costo'), 'materiale.costo')`: filled by the commit wherever it is empty and the reference beside it is not, in a record
 * or in a line. What is worked out takes `first('costo', 'materiale.costo')`.
 */
export const stamped = <const F extends Field>(field: F, from: string): Stamped<F> => ({ ...field, optional: true, stampedFrom: from })

export const isStamped = (field: Field): field is Stamped<Field> => 'stampedFrom' in field
