import * as z from 'zod/mini'
import type { Condition } from '../expression/condition.ts'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** `cliente_7f3`: the prefix is the entity, so a swapped id is a compile error and a log line explains itself. */
export type Id<E extends string = string> = `${E}_${string}`
export type Reference<E extends string> = Field<Id<E>, 'reference'> & {
  readonly target: E
  readonly among?: ReferenceOptions['among']
  readonly closes?: true
}

interface ReferenceOptions extends FieldOptions {
  /** Which records are offered, by what the form says so far; any other may be written all the same. */
  readonly among?: (draft: Readonly<Record<string, unknown>>) => readonly Condition[]
  /** A record that names a document here is closed, because the document says the same: the invoice of a job. */
  readonly closes?: true
}

/** Another record, by its id. A record that others refer to cannot be removed. */
export function reference<const E extends string>(
  label: string,
  target: E,
  { among, closes, ...options }: ReferenceOptions = {},
): Reference<E> {
  const schema = typed<Id<E>>(
    z
      .string({ error: messages.choose({ label, noun: options.noun }) })
      .check(z.startsWith(`${target}_`, messages.choose({ label, noun: options.noun }))),
  )
  const base = textual<Id<E>, 'reference'>('reference', label, options, { schema })
  return {
    ...base,
    target,
    ...(among && { among }),
    ...(closes && { closes }),
    format: (id, names) => names?.(id) ?? '',
    edit: (id) => id,
    words: (id, names) => names?.(id) ?? '',
  }
}
