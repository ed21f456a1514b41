import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { Operator } from '../expression/condition.ts'
import type { Problem } from '../problem/problem.ts'
import type { Meaning } from './meaning.ts'

export type FieldKind =
  | 'text'
  | 'long_text'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  | 'month'
  | 'recurrence'
  | 'boolean'
  | 'choice'
  | 'status'
  | 'reference'
  | 'team'
  | 'email'
  | 'phone'
  | 'vat_number'
  | 'fiscal_code'
  | 'plate'
  | 'place'
  | 'image'
  | 'file'
  | 'signature'
  | 'vat'
  | 'lines'
  | 'checklist'
  | 'barcode'
  | 'document_number'

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'destructive' | 'info'

/** The name of a record, by its id: how a reference is written for people. */
export type Names = (id: string) => string | undefined

/** What an author may add to any field. */
export interface FieldOptions {
  /** A short help under the input. */
  readonly hint?: string
  readonly placeholder?: string
  /** Other words for the same thing: CSV headers, scanned labels, what people say to the assistant. */
  readonly synonyms?: readonly string[]
  /** What it means; said by the concept that builds it. */
  readonly means?: Meaning
  /** The words of its concept: synonyms of the field wherever nothing else of the entity is called so. */
  readonly usualWords?: readonly string[]
  /**
   * Only where the label alone misleads about gender or number («Note» is plural by itself), or is no part of a sentence:
   * «Descrizione Problema» is said «descrizione del problema».
   */
  readonly noun?: { readonly said?: string; readonly gender?: 'm' | 'f'; readonly plural?: boolean }
  /** Takes a whole line of the form; long texts, pictures and lines do so by themselves. */
  readonly wide?: boolean
  /** Token of HTML's autofill, where people write about themselves and not about somebody else. */
  readonly autofill?: 'name' | 'organization' | 'email' | 'tel' | 'street-address' | 'postal-code' | 'address-level2'
  /** A shorter heading where the column must be narrow. */
  readonly short?: string
  /** What a number counts, one and many: said where the number stands without its label («2 notti»). */
  readonly unit?: readonly [one: string, many: string]
  /** Must be seen before anything is done: an allergy. Every view that shows the record says it whole, in this tone. */
  readonly safety?: 'destructive' | 'warning'
  /** Lists between commas what the record comprises, so that it is known by each of them: walnuts are «Frutta a guscio». */
  readonly comprises?: true
}

/**
 * One field, and everything the kernel may ask of it. Each kind answers for itself:
 * forms, tables, CSV, search and the assistant read these members and never ask which kind it is.
 */
export interface Field<V = unknown, K extends FieldKind = FieldKind> extends FieldOptions {
  readonly kind: K
  readonly label: string
  readonly schema: z.ZodMiniType<V>
  /** How a database keeps it. */
  readonly column: 'text' | 'integer' | 'real' | 'json'
  /** Who alone sees or changes it; see `defineGroups`. */
  readonly access?: Access
  /** The comparisons that make sense for it, in filters and in the API. */
  readonly operators: readonly Operator[]
  /** Digits that stand under each other are aligned to the right. */
  readonly numeric: boolean
  /** Of a number: how many digits after the comma are kept. None when absent; money is kept in whole cents. */
  readonly digits?: number
  /** Of a number: the greatest that it may be. */
  readonly most?: number
  /** Of a number: what one piece, hour or night costs. Those of several records say nothing together, and are never added up. */
  readonly each?: true
  /** Of words: the most letters that it may have. */
  readonly longest?: number
  /** The value as a person reads it: table cells, CSV, the assistant's answers. */
  format(value: V, names?: Names): string
  /** A person's text, never blank, as a candidate value: forms, CSV, scan, chat. `schema` has the last word. «Domani» and «21/11» need the day of today. */
  parse(text: string, today?: string): unknown
  /** The value as a person would type it in an input: `parse(edit(v))` is `v`. */
  edit(value: V): string
  /** The key that a text is sorted by; a value without one is sorted as it is kept. */
  orderKey?(value: V): string
  /** The values in their own order, where that is no order of signs: the steps of a lifecycle. */
  readonly ranks?: readonly V[]
  /** The words by which a record is found through this field; empty for kinds that nobody searches by. */
  words(value: V, names?: Names): string
  /** What to ask before a value is kept that is allowed and yet unlikely: a day of another year. A question in Italian. */
  doubt?(value: V, today: string): string | undefined
  /** The value that was probably meant instead of one that is doubted. */
  meant?(value: V): V | undefined
  /** Of a day that comes round every year: what one and many do on it («compie gli anni»). */
  readonly yearly?: Yearly
  /** What two values that mean the same thing have in common: a number with and without +39, a name in capitals. The value as it is kept, when absent. */
  identity?(value: V): string
  /** A value that was read as it is kept: lines without their worked-out columns. The value itself, when absent. */
  kept?(value: V): V
  /** Whether what it holds does not do yet where a state requires it: a list of which something is not done. */
  isShort?(value: V): boolean
  /** Headings under which files hold this kind of value, whatever the field is called. */
  readonly aliases?: readonly string[]
  /** What is wrong with a value that the schema alone cannot say, inside lists for instance. */
  problems?(value: unknown): readonly Problem[]
}

/** What is done on a day that comes round every year, said of one and of many. */
export interface Yearly {
  readonly one: string
  readonly many: string
}

/** Whether the values of several records make a sum: neither prices of one piece nor shares of a hundred do. */
export const addsUp = ({ numeric, each, kind }: Field): boolean => numeric && !each && kind !== 'percent'

export type Optional<F extends Field> = F & { readonly optional: true }
export type Fields = Readonly<Record<string, Field>>

/** An optional field may be left empty; every other field of an entity must be filled. */
export const optional = <const F extends Field>(field: F): Optional<F> => ({ ...field, optional: true })
export const isOptional = (field: Field): boolean => 'optional' in field

/** The kernel's one cast: the schema is checked at run time, the brand of the value lives only in its type. */
export const typed = <V>(schema: z.ZodMiniType): z.ZodMiniType<V> => schema as z.ZodMiniType<V>

/** Any field of kind `K`, whatever else it is. */
export const isKind = <K extends FieldKind>(field: Field, kind: K): field is Extract<Field<unknown, K>, { kind: K }> => field.kind === kind
