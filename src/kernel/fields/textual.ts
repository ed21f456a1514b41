import type * as z from 'zod/mini'
import { orderKey } from '../italian/order.ts'
import type { Field, FieldKind, FieldOptions } from './field.ts'
import type { Operator } from '../expression/condition.ts'

export const TEXT_OPERATORS: readonly Operator[] = ['eq', 'ne', 'in', 'empty', 'filled']
export const ORDER_OPERATORS: readonly Operator[] = ['eq', 'ne', 'in', 'lt', 'lte', 'gt', 'gte', 'empty', 'filled']

interface Answers<V extends string> {
  readonly schema: z.ZodMiniType<V>
  readonly format?: (value: V) => string
  /** What stands in an input, where that is not what people read. */
  readonly edit?: (value: V) => string
  readonly parse?: (text: string, today?: string) => unknown
  readonly words?: (value: V) => string
  readonly identity?: (value: V) => string
  readonly aliases?: readonly string[]
  readonly longest?: number
  readonly operators?: readonly Operator[]
  /** Days, months and times are written so that their signs sort by themselves. */
  readonly isIso?: true
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
    edit: answers.edit ?? format,
    ...(!answers.isIso && { orderKey }),
    words: answers.words ?? format,
    ...(answers.identity && { identity: answers.identity }),
    ...(answers.longest !== undefined && { longest: answers.longest }),
    ...(answers.aliases && { aliases: answers.aliases }),
  }
}
