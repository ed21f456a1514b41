import type { Condition, DayFromToday } from './condition.ts'

/**
 * A value that is worked out from a record, as data: the browser works it out over rows, a database as SQL, the assistant reads it.
 * Paths name a field, or through references a field of another record (`abbonamento.prezzo`).
 */
export type Node =
  | { readonly field: string }
  | { readonly value: Literal }
  | DayFromToday
  | { readonly fn: Calculation; readonly of: readonly Node[] }
  | { readonly cases: readonly Case[]; readonly otherwise: Node }
  | { readonly over: Over }

export type Literal = string | number | boolean

/**
 * `sum` and `minus` take an empty number for nothing; of the others the result is empty as soon as something is. `least` and `most`
 * leave empty ones out. `divided` by nothing is empty. `days` counts from one day to another, `shift` moves a day by some, `months` by
 * so many months, `month_end` to the last of its month.
 * `first` is the first that is not empty.
 */
export type Calculation = 'sum' | 'minus' | 'times' | 'divided' | 'least' | 'most' | 'days' | 'shift' | 'months' | 'month_end' | 'first'

export interface Case {
  /** All of them must be met. */
  readonly when: readonly Condition[]
  readonly is: Node
}

/** A figure over many: the records of `entity` that name this one in `by`, or the lines of a field of its own. */
export interface Over {
  readonly fn: 'count' | 'sum' | 'least' | 'most' | VatFigure
  readonly entity?: string
  readonly by?: string
  /** A field of lines of this record, instead of other records. */
  readonly lines?: string
  /** What is added up, worked out in the other record or in the line; needless for `count`. */
  readonly of?: Node
  readonly where?: readonly Condition[]
  /** Of a figure by rates of VAT: how they come about. */
  readonly vat?: ByRate
}

/** What lines come to without VAT, the VAT itself, both together. */
export type VatFigure = 'taxable' | 'tax' | 'total'

export interface ByRate {
  /** The column that says at which rate a line is. */
  readonly by: string
  /** The amounts include the VAT, as tills and hotels quote them. */
  readonly gross?: true
  /** What is taken off the whole, spread over the rates; worked out in the record that holds the lines. */
  readonly less?: Node
}

declare const names: unique symbol

/** A node that remembers in its type which fields of its own record it names, so that the compiler can look for them. */
export type Expression<N extends string = string> = Node & { readonly [names]?: N }

/** What a calculation takes: the path of a field, a number as it is written, or a further expression. */
export type Operand = string | number | Expression

type Head<P extends string> = P extends `${infer H}.${string}` ? H : P
/** The fields of the own record that an operand names. */
export type NamesIn<O> = O extends string ? Head<O> : O extends { readonly [names]?: infer N extends string } ? N : never
/** The fields that conditions name, on either side. */
export type NamesOf<C> = C extends readonly (infer One)[]
  ? NamesOf<One>
  : C extends { readonly any: infer Some }
    ? NamesOf<Some>
    : C extends { readonly field: infer P extends string }
      ? Head<P> | (C extends { readonly value: { readonly field: infer V extends string } } ? Head<V> : never)
      : never

const nodeOf = (operand: Operand): Node =>
  typeof operand === 'string' ? { field: operand } : typeof operand === 'number' ? { value: operand } : operand

const calculation =
  (fn: Calculation) =>
  <const O extends readonly Operand[]>(...of: O): Expression<NamesIn<O[number]>> => ({ fn, of: of.map(nodeOf) })

/** `sum('importo', 'imposta')`: an empty one counts as nothing. */
export const sum = calculation('sum')
/** `times('notti', 'prezzo')` */
export const times = calculation('times')
/** The smallest of those that are there. */
export const least = calculation('least')
/** The greatest of those that are there: `most(0, minus('totale', 'acconto'))` never falls below nothing. */
export const most = calculation('most')
/** The first that is not empty. */
export const first = calculation('first')

const pair =
  (fn: Calculation) =>
  <const A extends Operand, const B extends Operand>(a: A, b: B): Expression<NamesIn<A | B>> => ({ fn, of: [nodeOf(a), nodeOf(b)] })

/** `minus('totale', 'acconto')`: an empty one counts as nothing. */
export const minus = pair('minus')
/** `divided('importo', 'notti')`, rounded to the digits of its field, half a digit away from nothing. */
export const divided = pair('divided')
/** Days from the first to the second: `daysFrom('arrivo', 'partenza')`. */
export const daysFrom = pair('days')
/** A day moved by some days: `dayAfter('arrivo', 'notti')`. */
export const dayAfter = pair('shift')
/** The same day so many months later, or the last of that month: `monthsAfter('iscritto_il', 'mesi')`. */
export const monthsAfter = pair('months')
/** The last day of the month that a day is in: `monthEndOf(monthsAfter('revisione', 24))`. */
export const monthEndOf = <const O extends Operand>(day: O): Expression<NamesIn<O>> => ({ fn: 'month_end', of: [nodeOf(day)] })

/** The value of a field, where a bare word would be taken as it stands: in a case, as the other side of a condition. */
export const field = <const P extends string>(path: P): { readonly field: P } & Expression<Head<P>> => ({ field: path })
/** Today, moved by some days. */
export const today = (days = 0): DayFromToday & Expression<never> => ({ today: days })

const edge =
  (of: NonNullable<DayFromToday['of']>, end?: true) =>
  (away = 0): DayFromToday & Expression<never> => ({ today: away, of, ...(end && { end }) })
/** The Monday of this week, or of one so many weeks away. */
export const weekStart = edge('week')
export const weekEnd = edge('week', true)
/** The first of this month, or of one so many months away. */
export const monthStart = edge('month')
export const monthEnd = edge('month', true)
export const yearStart = edge('year')
export const yearEnd = edge('year', true)

type Result = Literal | Expression
const resultOf = (result: Result): Node => (typeof result === 'object' ? result : { value: result })
type NamesInResult<R> = R extends Literal ? never : NamesIn<R>

/** What follows where all conditions are met; see `cases`. */
export const when = <const C extends readonly Condition[], const R extends Result>(
  conditions: C,
  is: R,
): { readonly when: C; readonly is: R } => ({ when: conditions, is })

/** The first case whose conditions are met; a word or a number stands for itself: `cases([when([…], 'bassa')], 'ok')`. */
export const cases = <const C extends readonly { readonly when: readonly Condition[]; readonly is: Result }[], const R extends Result>(
  list: C,
  otherwise: R,
): Expression<NamesOf<C[number]['when']> | NamesInResult<C[number]['is']> | NamesInResult<R>> => ({
  cases: list.map((one) => ({ when: one.when, is: resultOf(one.is) })),
  otherwise: resultOf(otherwise),
})

/** The sum over the lines of a field: `overLines('extra', times('quantita', 'prezzo'))`. */
export const overLines = <const L extends string>(lines: L, of: Operand): Expression<L> => ({ over: { fn: 'sum', lines, of: nodeOf(of) } })

interface Rated<O extends Operand> {
  /** What a line comes to, in money. */
  readonly amount: Operand
  /** The column of kind `vat`. */
  readonly vat: string
  /** The amounts include the VAT. */
  readonly gross?: true
  /** A discount on the whole document, spread over the rates in proportion. */
  readonly less?: O
  readonly where?: readonly Condition[]
}

const byRates =
  (fn: VatFigure) =>
  <const L extends string, const O extends Operand = never>(
    lines: L,
    { amount, vat, gross, less, where: conditions }: Rated<O>,
  ): Expression<L | NamesIn<O>> => ({
    over: {
      fn,
      lines,
      of: nodeOf(amount),
      ...(conditions && { where: conditions }),
      vat: { by: vat, ...(gross && { gross }), ...(less !== undefined && { less: nodeOf(less) }) },
    },
  })

/** What lines come to without VAT: `taxableOf('righe', { amount: 'importo', vat: 'iva' })`. */
export const taxableOf = byRates('taxable')
/** The VAT of lines, rounded once for each rate. */
export const taxOf = byRates('tax')
/** What lines come to with VAT. */
export const totalOf = byRates('total')

/** How many lines of a field meet all conditions; those of a checklist are its items. */
export const countLines = <const L extends string>(lines: L, where: readonly Condition[]): Expression<L> => ({
  over: { fn: 'count', lines, where },
})

interface Among {
  readonly entity: string
  /** The reference of that entity that names this record. */
  readonly by: string
  readonly where?: readonly Condition[]
}

const overRecords =
  (fn: Over['fn']) =>
  ({ of, ...among }: Among & { readonly of: Operand }): Expression<never> => ({ over: { fn, ...among, of: nodeOf(of) } })

/** How many records of another entity name this one. */
export const countOf = (among: Among): Expression<never> => ({ over: { fn: 'count', ...among } })
/** The sum over the records that name this one: `sumOf({ entity: 'movimento', by: 'articolo', of: 'quantita' })`. */
export const sumOf = overRecords('sum')
/** The smallest value among the records that name this one: the next day. Empty where there are none. */
export const leastOf = overRecords('least')
/** The greatest value among the records that name this one: the last day. Empty where there are none. */
export const mostOf = overRecords('most')
/** The last day among the records that name this one, never ahead of today: «ultima visita». Empty where there is none yet. */
export const lastOf = ({ of, where = [], ...among }: Among & { readonly of: string }): Expression<never> =>
  mostOf({ ...among, of, where: [...where, { field: of, op: 'lte', value: today() }] })
