import type { FirmAt } from './firm-at.ts'
import type { Fields } from '../fields/field.ts'
import type { KeyOf, Row, ValueOf } from '../fields/shapes.ts'
import type { PaperBlock } from './paper.ts'
import type { Sort, Store } from '../door/store.ts'
import type { Condition } from '../expression/condition.ts'
import type { Beyond, FieldKey, FieldsOf, Name, SortOf, Trade, Where } from '../entity/trade-names.ts'

/** Words with fields between braces, optional parts in brackets: «{luogo}[, {data}]»; nothing where one outside of brackets is not known. */
type Template = `${string}{${string}}${string}`
/** A field of the record, or of one that it names: `data`, `cliente.telefono`. */
type Path<T extends Trade, F extends Fields> = FieldKey<F> | Beyond<T, F>
/** A field as people read it, words with fields between braces, what is worked out of the record, or nothing, to be written by hand. */
type OneSaid<P extends string, R> = P | Template | '' | ((row: R, at: FirmAt) => string | undefined)
/** What a paper says in one place: of several the first that is known. */
export type Said<P extends string = string, R = never> = OneSaid<P, R> | readonly OneSaid<P, R>[]
/** Things said under their headings: fields under their own labels, anything else under the one that stands before it. */
export type Entries<P extends string = string, R = never> = readonly (P | Readonly<Record<string, Said<P, R>>>)[]

interface Table<P extends string, R, Q extends string, H> {
  readonly title?: string
  readonly columns: Entries<P, R>
  /** Headings of what is worked out and stands to the right, as numbers do. */
  readonly numeric?: readonly string[]
  /** Foot of the table: its words, and what stands under which heading. Left out where nothing of that is known. */
  readonly totals?: readonly [words: string, under: Readonly<Record<string, Said<Q, H>>>]
  /** Empty rows to fill by hand, where there are none. */
  readonly blank?: number
}

type LineFields<F extends Fields, K extends keyof F> = F[K] extends { readonly of: infer L extends Fields } ? L : never
type LineOf<F extends Fields, K extends keyof F> = ValueOf<F[K]> extends readonly (infer L)[] ? L : never

/** A part of a paper, by the fields of its record. One in which nothing is known does not stand on it. */
export type PlannedBlock<T extends Trade, N extends string, F extends Fields> =
  | { readonly facts: Entries<Path<T, F>, Row<N, F>>; readonly title?: string }
  | { readonly text: Said<Path<T, F>, Row<N, F>>; readonly title: string }
  /** Words of the house, with fields between braces. */
  | { readonly says: string; readonly title: string }
  /** A text, or ruled space to write it by hand. */
  | { readonly notes: KeyOf<F, 'text' | 'long_text'>; readonly title: string; readonly byHand: string; readonly lines: number }
  | { readonly pictures: KeyOf<F, 'image'>; readonly title: string }
  /** Who signs; with the field that holds what is signed on a screen. */
  | { readonly signers: readonly (string | Readonly<Record<string, KeyOf<F, 'signature'>>>)[] }
  /** The lines of a field, one a row. */
  | {
      [K in KeyOf<F, 'lines' | 'checklist'>]: { readonly lines: K } & Table<Path<T, LineFields<F, K>>, LineOf<F, K>, Path<T, F>, Row<N, F>>
    }[KeyOf<F, 'lines' | 'checklist'>]
  /** Other records that name this one `by` a field, one a row. */
  | {
      [M in Name<T>]: {
        readonly records: M
        readonly by: KeyOf<FieldsOf<T, M>, 'reference'> | Beyond<T, FieldsOf<T, M>>
        /** The field of this record that they name, where it is not this record itself. */
        readonly of?: KeyOf<F, 'reference'>
        readonly where?: Where<T, M>
        readonly sort?: readonly SortOf<T, M>[]
        /** How many at most; all when nothing is said. */
        readonly most?: number
        /** Does not stand on the paper where there are none. */
        readonly some?: true
      } & Table<Path<T, FieldsOf<T, M>>, Row<M, FieldsOf<T, M>>, Path<T, F>, Row<N, F>>
    }[Name<T>]
  /** What is drawn otherwise. */
  | ((row: Row<N, F>, store: Store, at: FirmAt) => Promise<readonly PaperBlock[]>)

/** A paper as data: what stands on it, by the fields of its record and of those that it names. */
export interface PaperPlan<T extends Trade, N extends string, F extends Fields> {
  /** Words with fields between braces: of several the first that is known. */
  readonly title: Said<string, Row<N, F>>
  /** Words with fields between braces; of several those that are known, in one line. */
  readonly subtitle?: Said<string, Row<N, F>>
  readonly roll?: true
  readonly blocks: readonly PlannedBlock<T, N, F>[]
}

/** A table as it is drawn, whatever its records are. */
export interface AnyTable {
  readonly title?: string
  readonly columns: Entries
  readonly numeric?: readonly string[]
  readonly totals?: readonly [words: string, under: Readonly<Record<string, Said>>]
  readonly blank?: number
}

export interface AnyRecords extends AnyTable {
  readonly records: string
  readonly by: string
  readonly of?: string
  readonly where?: readonly Condition[]
  readonly sort?: readonly Sort[]
  readonly most?: number
  readonly some?: true
}

export type AnyBlock =
  | { readonly facts: Entries; readonly title?: string }
  | { readonly text: Said; readonly title: string }
  | { readonly says: string; readonly title: string }
  | { readonly notes: string; readonly title: string; readonly byHand: string; readonly lines: number }
  | { readonly pictures: string; readonly title: string }
  | { readonly signers: readonly (string | Readonly<Record<string, string>>)[] }
  | (AnyTable & { readonly lines: string })
  | AnyRecords
  | ((row: never, store: Store, at: FirmAt) => Promise<readonly PaperBlock[]>)

export interface AnyPlan {
  readonly title: Said
  readonly subtitle?: Said
  readonly roll?: true
  readonly blocks: readonly AnyBlock[]
}
