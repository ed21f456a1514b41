import type { Field, Fields } from './field.ts'
import type { Id } from './reference.ts'

export type Flat<T> = { [K in keyof T]: T[K] } & {}
export type ValueOf<F> = F extends Field<infer V> ? V : never

type OptionalKey<F extends Fields> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F]
export type ReadOnlyKey<F extends Fields> = { [K in keyof F]: F[K] extends { derive: unknown } | { show: unknown } ? K : never }[keyof F]
export type StoredKey<F extends Fields> = Exclude<keyof F, ReadOnlyKey<F>>

/** What a form, a CSV row, a scanned page or the assistant hands in. */
export type Draft<F extends Fields> = Flat<
  { readonly [K in Exclude<StoredKey<F>, OptionalKey<F>>]: ValueOf<F[K]> } & {
    readonly [K in StoredKey<F> & OptionalKey<F>]?: ValueOf<F[K]> | undefined
  }
>

/** A record as it is kept. `version` counts its changes; a change names the version that it expects. */
export type Stored<N extends string, F extends Fields> = Flat<{ readonly id: Id<N>; readonly version: number } & Draft<F>>

/** A record as it is read: what is kept and what is worked out. */
export type Row<N extends string, F extends Fields> = Flat<Stored<N, F> & { readonly [K in ReadOnlyKey<F>]: ValueOf<F[K]> }>

/** The keys of the fields of one kind: only a status can be a board, only a date a calendar. */
export type KeyOf<F extends Fields, Kind extends string> = { [K in keyof F]: F[K] extends { kind: Kind } ? K : never }[keyof F] & string
export type Key<F extends Fields> = keyof F & string

/** A record of any entity, for the code that walks entities without knowing them. */
export type AnyRow = { readonly id: string; readonly version: number; readonly [key: string]: unknown }
