import { countOf, sumOf, type Expression, type Operand } from '../expression/expression.ts'
import type { Condition } from '../expression/condition.ts'
import type { Field, Fields } from './field.ts'
import { decimal, integer, type DecimalOptions } from './number.ts'
import type { AnyRow } from './shapes.ts'

/** A value that is worked out from the record whenever it is read, and never stored: «scorta bassa», «saldo». `N` are the fields it names. */
export type Derived<F extends Field, N extends string = string> = F & { readonly derive: Expression<N> }

/** Makes every column of lines say whether it names columns that are there: the compiler shows which are not. */
export type KnowingColumns<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Derived<Field, infer N>
    ? [Exclude<N, keyof F>] extends [never]
      ? unknown
      : { readonly namesNoColumn: Exclude<N, keyof F> }
    : unknown
}

/** A value for the eyes alone, put into words by a function: nothing is filtered, sorted, measured or decided by it. */
export type Shown<F extends Field> = F & { readonly show: (row: AnyRow) => unknown }

/** `derived(date('Partenza'), dayAfter('arrivo', 'notti'))`: worked out alike in the browser and in a database. */
export const derived = <const F extends Field, const N extends string>(field: F, derive: Expression<N>): Derived<F, N> => ({
  ...field,
  derive,
})

/** `shown(text('Costo'), (row: Materiale) => …)`: the function sees the record as it is read. */
export const shown = <const F extends Field>(field: F, show: (row: never) => unknown): Shown<F> => ({
  ...field,
  operators: [],
  show: show as Shown<F>['show'],
})

/** How many records of another entity name this one: `counted('Interventi', { entity: 'intervento', by: 'cliente' })`. */
export const counted = (
  label: string,
  among: { readonly entity: string; readonly by: string; readonly where?: readonly Condition[] },
): Derived<Field<number, 'integer'>, never> => derived(integer(label), countOf(among))

/** What the records that name this one add up to: `summed('Giacenza', { entity: 'movimento', by: 'articolo', of: 'quantita' })`. */
export const summed = (
  label: string,
  among: { readonly entity: string; readonly by: string; readonly of: Operand; readonly where?: readonly Condition[] },
  options: DecimalOptions = {},
): Derived<Field<number, 'decimal'>, never> => derived(decimal(label, options), sumOf(among))

export const isDerived = (field: Field): field is Derived<Field> => 'derive' in field
export const isShown = (field: Field): field is Shown<Field> => 'show' in field
/** Whether a field is kept; the others are worked out on reading and refused on writing. */
export const isStored = (field: Field): boolean => !isDerived(field) && !isShown(field)
