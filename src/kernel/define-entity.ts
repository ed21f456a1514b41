import { checkEntity } from './check-entity.ts'
import type { Entity, EntityOptions } from './entity.ts'
import { isStored, type Derived } from './fields/derived.ts'
import type { Recurrence } from './fields/recurrence.ts'
import type { Field, Fields } from './fields/field.ts'
import type { StoredKey } from './fields/shapes.ts'

/** Makes every field say whether it names fields that are there: the compiler shows which are not. */
type Knowing<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Derived<Field, infer N>
    ? [Exclude<N, keyof F | 'id'>] extends [never]
      ? unknown
      : { readonly namesNoField: Exclude<N, keyof F> }
    : F[K] extends Recurrence<infer N>
      ? [N] extends [keyof F]
        ? unknown
        : { readonly namesNoField: N }
      : unknown
}

/** Describes one thing that the trade keeps. Faults are thrown here, never while somebody works. */
export function defineEntity<const N extends string, const F extends Fields>(
  options: EntityOptions<N, F> & { readonly fields: Knowing<F> },
): Entity<N, F> {
  const entity = { ...options, form: options.form ?? [{ fields: defaultForm(options.fields) }] } as unknown as Entity<N, F>
  checkEntity(entity)
  return entity
}

function defaultForm<F extends Fields>(fields: F): (StoredKey<F> & string)[] {
  const keys = Object.keys(fields).filter((key) => isStored(fields[key] as Field) && fields[key]?.kind !== 'status')
  return keys as (StoredKey<F> & string)[]
}
