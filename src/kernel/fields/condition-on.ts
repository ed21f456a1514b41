import type { Fields } from './field.ts'
import type { Key, KeyOf, ValueOf } from './shapes.ts'
import type { Operator, Other } from '../expression/condition.ts'

/** Fields with words of their own: what they are compared with is one of these. */
type WordKey<F extends Fields> = KeyOf<F, 'choice' | 'status'>

/** A condition about a record whose fields are known: the field is one of them, a state or a choice one that there is. */
export type ConditionOn<F extends Fields, Beyond extends string = `${KeyOf<F, 'reference'>}.${string}`> =
  | {
      [K in WordKey<F>]: {
        readonly field: K
        readonly op: Operator
        readonly value?: ValueOf<F[K]> | readonly ValueOf<F[K]>[] | Other | undefined
      }
    }[WordKey<F>]
  | { readonly field: Exclude<Key<F>, WordKey<F>> | 'id' | Beyond; readonly op: Operator; readonly value?: unknown }
  | { readonly any: readonly (readonly ConditionOn<F, Beyond>[])[] }
