import type { At } from '../at.ts'
import type { Field } from './field.ts'
import { integer } from './number.ts'

/** A value that is worked out from the record whenever it is read, and never stored: «scorta bassa», «in ritardo». */
export type Derived<F extends Field> = F & { readonly derive: (row: Readonly<Record<string, unknown>>, at: At) => unknown }
/** How many records of another entity refer to this one. */
export type Counted = Field<number, 'integer'> & { readonly counts: { readonly entity: string; readonly by: string } }

type Given<R> = (row: R, at: At) => unknown

/** `derived(choice('Stato', …), (row: Materiale) => …)`. The function sees what is stored of the record, what is counted for it, and the day. */
export function derived<const F extends Field, R>(field: F, derive: Given<R>): Derived<F> {
  return { ...field, derive: derive as Derived<F>['derive'] }
}

/** `counted('Interventi', { entity: 'intervento', by: 'cliente' })`. */
export const counted = (label: string, counts: Counted['counts']): Counted => ({ ...integer(label), counts })

export const isDerived = (field: Field): field is Derived<Field> => 'derive' in field
export const isCounted = (field: Field): field is Counted => 'counts' in field
/** Whether a field is kept; the others are worked out on reading and refused on writing. */
export const isStored = (field: Field): boolean => !isDerived(field) && !isCounted(field)
