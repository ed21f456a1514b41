import type { AnyEntity } from './entity.ts'
import type { ConditionOn } from '../fields/condition-on.ts'
import type { Fields } from '../fields/field.ts'
import type { KeyOf } from '../fields/shapes.ts'
import type { Sort } from '../door/store.ts'

/** What screens may name: the entities of a trade, its figures, its actions and its papers. */
export interface Trade {
  readonly entities: readonly AnyEntity[]
  readonly metrics: readonly { readonly key: string }[]
  readonly actions?: readonly { readonly key: string; readonly entity: string }[]
  readonly prints?: readonly { readonly key: string; readonly entity: string }[]
}

export type Name<T extends Trade> = T['entities'][number]['name']
export type EntityOf<T extends Trade, N> = Extract<T['entities'][number], { readonly name: N }>
export type FieldsOf<T extends Trade, N> = EntityOf<T, N>['fields']
export type MetricKey<T extends Trade> = T['metrics'][number]['key']
/** The keys of what is about one entity. */
export type About<L, N> = L extends readonly (infer X)[]
  ? X extends { readonly key: infer K; readonly entity: infer E }
    ? N extends E
      ? K
      : never
    : never
  : never

/** The fields by name: spelled out, so that the compiler lists them where it meets another. */
export type FieldKey<F extends Fields> = Exclude<keyof F, number | symbol>

export type TargetOf<F extends Fields, K extends keyof F> = F[K] extends { readonly target: infer N } ? N : never
export type NumberKey<F extends Fields> = KeyOf<F, 'integer' | 'decimal' | 'money' | 'percent'>

/** Fields of the records that the references lead to; what lies further is looked at when the trade is defined. */
export type Beyond<T extends Trade, F extends Fields> = {
  [K in KeyOf<F, 'reference'>]:
    | `${K}.${FieldKey<FieldsOf<T, TargetOf<F, K>>>}`
    | `${K}.${KeyOf<FieldsOf<T, TargetOf<F, K>>, 'reference'>}.${string}`
}[KeyOf<F, 'reference'>]
export type Where<T extends Trade, N> = readonly ConditionOn<FieldsOf<T, N>, Beyond<T, FieldsOf<T, N>>>[]
export type SortOf<T extends Trade, N> = {
  readonly field: FieldKey<FieldsOf<T, N>> | Beyond<T, FieldsOf<T, N>>
  readonly direction: Sort['direction']
}

/** What a function may say that it reads: an entity, or a field of one. */
export type ReadOf<T extends Trade> = { [N in Name<T>]: N | `${N}.${FieldKey<FieldsOf<T, N>> | Beyond<T, FieldsOf<T, N>>}` }[Name<T>]
export type Reading<T extends Trade, X> = Omit<X, 'reads'> & { readonly reads?: readonly ReadOf<T>[] }

/** The fields of the lanes in which records lie. */
export type LaneFields<T extends Trade, N> =
  EntityOf<T, N> extends { readonly span: { readonly lane: infer L extends keyof FieldsOf<T, N> } }
    ? FieldsOf<T, TargetOf<FieldsOf<T, N>, L>>
    : never

/** The fields of those in whose columns records stand. */
export type ColumnFields<T extends Trade, N> =
  EntityOf<T, N> extends { readonly slot: { readonly lane: infer L extends keyof FieldsOf<T, N> } }
    ? FieldsOf<T, TargetOf<FieldsOf<T, N>, L>>
    : never

/** The fields of the lanes by a slot or a span. */
export type LanesOf<T extends Trade, N> = [ColumnFields<T, N>] extends [never] ? LaneFields<T, N> : ColumnFields<T, N>
export type ActionKey<T extends Trade> = T['actions'] extends readonly (infer X)[]
  ? X extends { readonly key: infer K }
    ? K
    : never
  : never

/** Conditions on the record itself. */
export type OwnWhere<F extends Fields> = readonly ConditionOn<F, never>[]
