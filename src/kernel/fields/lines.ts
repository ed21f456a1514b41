import * as z from 'zod/mini'
import { messages } from '../problem/messages.ts'
import type { Problem } from '../problem/problem.ts'
import { isDerived, isStored, type KnowingColumns } from './derived.ts'
import { isKind, isOptional, typed, type Field, type FieldOptions, type Fields, type Names } from './field.ts'
import type { Draft, Flat, ReadOnlyKey, ValueOf } from './shapes.ts'

/** A line as it is read. What is worked out in it is not kept: whoever hands a line back may leave it in. */
export type Line<F extends Fields> = Flat<Draft<F> & { readonly [K in ReadOnlyKey<F>]?: ValueOf<F[K]> | undefined }>

export type Lines<F extends Fields> = Field<readonly Line<F>[], 'lines'> & { readonly of: F } & Pick<
    LinesOptions<F>,
    'totals' | 'starts' | 'picks'
  >

/**
 * Lines that are tapped together from a grid of tiles instead of being written row by row: the dishes of an order. `C` are the columns
 * of the lines; what is named of the thing picked and of the record is checked when the sector is defined.
 */
export interface Picks<C extends string = string> {
  /** The reference to what is picked. What the field offers (`among`) is what stands in the grid. */
  readonly of: C
  /** How many: a whole number. */
  readonly count: C
  /** What else may be said of a line, one tap away; the other columns are not typed. */
  readonly beside: readonly C[]
  /** Fields of what is picked: the choice by whose values the tiles are parted, and what a piece costs. */
  readonly by?: string
  readonly price?: string
  /**
   * A choice of the record with the values of `by`: a new record is kept as one for each of them that its lines are of, an order for
   * each course. In the form it is said line by line, and begins as the thing picked says.
   */
  readonly apart?: string
}

interface LinesOptions<F extends Fields> extends FieldOptions {
  readonly max?: number
  /** One line as a person reads it: «3 x Sifone lavello». */
  readonly summary: (line: Line<F>, names?: Names) => string
  /** Worked-out fields of the record that stand at the foot of the table: what the lines come to. */
  readonly totals?: readonly string[]
  /** What a new line begins with. */
  readonly starts?: Partial<Draft<F>>
  readonly picks?: Picks<keyof F & string>
}

/** The columns of a field of lines; nothing for any other field. */
export const columnsOf = (field: Field | undefined): Fields | undefined =>
  field && (isKind(field, 'lines') || isKind(field, 'checklist')) && 'of' in field ? (field.of as Fields) : undefined

/** The lines that a record holds in a field; none where it says nothing. */
export const linesIn = (held: unknown): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(held) ? held : [])

/** The fields of the record that stand at the foot of its lines. */
export const totalsOf = (field: Field | undefined): readonly string[] => (columnsOf(field) && (field as Lines<Fields>).totals) || NONE
const NONE: readonly string[] = []
/** What a new line of a field begins with. */
export const startsOf = (field: Field): Readonly<Record<string, unknown>> => (columnsOf(field) && (field as Lines<Fields>).starts) || {}

/** How lines are picked from a grid; nothing where they are written row by row. */
export const picksOf = (field: Field | undefined): Picks | undefined => (columnsOf(field) ? (field as Lines<Fields>).picks : undefined)

/** Whether something is worked out in the lines of a field. */
export const hasWorkedColumns = (field: Field | undefined): boolean => Object.values(columnsOf(field) ?? {}).some(isDerived)

/** A short table inside a record: the materials of a job, the rows of an order. */
export function lines<const F extends Fields>(
  label: string,
  of: F & KnowingColumns<F>,
  { max = 100, summary, totals, starts, picks, ...options }: LinesOptions<F>,
): Lines<F> {
  const kept = Object.entries<Field>(of).filter(([, field]) => isStored(field))
  const columns = kept.map(([key, field]) => [key, isOptional(field) ? z.optional(field.schema) : field.schema] as const)
  const error = messages.required({ label, noun: options.noun })
  const line = z.pipe(
    z.transform((held) => withoutWorked(of, held)),
    z.strictObject(Object.fromEntries(columns), { error }),
  )
  const format = (value: readonly Line<F>[], names?: Names) => value.map((one) => summary(one, names)).join('; ')
  return {
    wide: true,
    ...options,
    ...(totals && { totals }),
    ...(starts && { starts }),
    ...(picks && { picks }),
    kind: 'lines',
    label,
    of,
    schema: typed<readonly Line<F>[]>(z.array(line, { error }).check(z.maxLength(max, messages.tooManyLines(max)))),
    column: 'json',
    operators: ['empty', 'filled'],
    numeric: false,
    format,
    parse: () => undefined,
    edit: (value) => format(value),
    words: format,
    kept: (value) => value.map((one) => withoutWorked(of, one)),
    problems: (value) => (Array.isArray(value) ? value.flatMap((one, at) => lineProblems(of, one, at)) : []),
  }
}

/** A line without what is worked out in it. */
function withoutWorked<L>(of: Fields, line: L): L {
  if (!(line instanceof Object) || !Object.values(of).some(isDerived)) return line
  return Object.fromEntries(Object.entries(line).filter(([key]) => !isWorked(of, key))) as L
}

const isWorked = (of: Fields, key: string): boolean => Object.hasOwn(of, key) && of[key] !== undefined && !isStored(of[key])

function lineProblems(of: Fields, line: unknown, at: number): Problem[] {
  const given = new Map<string, unknown>(line instanceof Object ? Object.entries(line) : [])
  const unknown = [...given.keys()].filter((key) => !Object.hasOwn(of, key))
  return [
    ...unknown.map((key): Problem => ({ path: `${at}.${key}`, code: 'unknown_field', message: messages.unknownField(key) })),
    ...Object.entries(of).flatMap(([key, field]): Problem[] => {
      const value = given.get(key)
      const path = `${at}.${key}`
      if (!isStored(field) || (value === undefined && isOptional(field))) return []
      if (value === undefined || value === '') return [{ path, code: 'required', message: messages.required(field) }]
      const result = field.schema.safeParse(value)
      return result.success ? [] : [{ path, code: 'invalid', message: result.error.issues[0]?.message ?? messages.required(field) }]
    }),
  ]
}
