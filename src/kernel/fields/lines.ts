import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { isOptional, typed, type Field, type FieldOptions, type Fields, type Names } from './field.ts'
import type { Draft } from './shapes.ts'

export type Lines<F extends Fields> = Field<readonly Draft<F>[], 'lines'> & { readonly of: F }

interface LinesOptions<F extends Fields> extends FieldOptions {
  readonly max?: number
  /** One line as a person reads it: «3 x Sifone lavello». */
  readonly summary: (line: Draft<F>, names?: Names) => string
}

/** A short table inside a record: the materials of a job, the rows of an order. */
export function lines<const F extends Fields>(label: string, of: F, { max = 100, summary, ...options }: LinesOptions<F>): Lines<F> {
  const columns = Object.entries<Field>(of).map(
    ([key, field]) => [key, isOptional(field) ? z.optional(field.schema) : field.schema] as const,
  )
  const error = messages.required({ label, noun: options.noun })
  const format = (value: readonly Draft<F>[], names?: Names) => value.map((line) => summary(line, names)).join('; ')
  return {
    wide: true,
    ...options,
    kind: 'lines',
    label,
    of,
    schema: typed<readonly Draft<F>[]>(
      z.array(z.strictObject(Object.fromEntries(columns), { error }), { error }).check(z.maxLength(max, messages.tooManyLines(max))),
    ),
    column: 'json',
    operators: ['empty', 'filled'],
    numeric: false,
    format,
    parse: () => undefined,
    edit: (value) => format(value),
    words: format,
    problems: (value) => (Array.isArray(value) ? value.flatMap((line, at) => lineProblems(of, line, at)) : []),
  }
}

function lineProblems(of: Fields, line: unknown, at: number): Problem[] {
  const given = new Map<string, unknown>(line instanceof Object ? Object.entries(line) : [])
  const unknown = [...given.keys()].filter((key) => !Object.hasOwn(of, key))
  return [
    ...unknown.map((key): Problem => ({ path: `${at}.${key}`, code: 'unknown_field', message: messages.unknownField(key) })),
    ...Object.entries(of).flatMap(([key, field]): Problem[] => {
      const value = given.get(key)
      const path = `${at}.${key}`
      if (value === undefined && isOptional(field)) return []
      if (value === undefined || value === '') return [{ path, code: 'required', message: messages.required(field) }]
      const result = field.schema.safeParse(value)
      return result.success ? [] : [{ path, code: 'invalid', message: result.error.issues[0]?.message ?? messages.required(field) }]
    }),
  ]
}
