import type * as z from 'zod/mini'
import type { Field, FieldKind, FieldOptions, Operator } from './field.ts'

const collator = new Intl.Collator('it', { sensitivity: 'base', numeric: true })
export const compareText = (a: string, b: string): number => collator.compare(a, b)
/** Days, months and times are written so that their signs sort by themselves. */
export const compareIso = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
export const TEXT_OPERATORS: readonly Operator[] = ['eq', 'ne', 'in', 'empty', 'filled']
export const ORDER_OPERATORS: readonly Operator[] = ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'empty', 'filled']

interface Answers<V extends string> {
  readonly schema: z.ZodMiniType<V>
  readonly format?: (value: V) => string
  readonly parse?: (text: string, today?: string) => unknown
  readonly words?: (value: V) => string
  readonly identity?: (value: V) => string
  readonly aliases?: readonly string[]
  readonly operators?: readonly Operator[]
  readonly compare?: (a: V, b: V) => number
}

/** The common ground of the kinds that are kept as text; each gives only what it answers differently. */
export function textual<V extends string, const K extends FieldKind>(
  kind: K,
  label: string,
  options: FieldOptions,
  answers: Answers<V>,
): Field<V, K> {
  const format = answers.format ?? ((value: V) => value)
  return {
    ...options,
    kind,
    label,
    schema: answers.schema,
    column: 'text',
    operators: answers.operators ?? TEXT_OPERATORS,
    numeric: false,
    format,
    parse: answers.parse ?? ((text) => text.trim()),
    edit: format,
    compare: answers.compare ?? compareText,
    words: answers.words ?? format,
    ...(answers.identity && { identity: answers.identity }),
    ...(answers.aliases && { aliases: answers.aliases }),
  }
}
