import * as z from 'zod/mini'
import { foldText, visible } from '../italian/words.ts'
import { messages } from '../messages.ts'
import { isKind, type Field, type FieldKind, type FieldOptions } from './field.ts'
import { textual } from './textual.ts'

interface TextOptions extends FieldOptions {
  /** Characters; counted as people see them is not worth the bytes, UTF-16 units are near enough. */
  readonly max?: number
}

const clean = (text: string) => visible(text.replaceAll('\u0000', '')).trim()

function words<const K extends FieldKind>(kind: K, label: string, max: number, options: FieldOptions): Field<string, K> {
  const named = { label, noun: options.noun }
  const schema = z
    .string({ error: messages.required(named) })
    .check(
      z.overwrite(clean),
      z.minLength(1, messages.required(named)),
      z.maxLength(max, { error: (issue) => messages.tooLong(named, max, issue.input?.length ?? 0) }),
    )
  return textual(kind, label, options, { schema, parse: clean, identity: foldText })
}

/** One line of text. 200 characters unless said otherwise. */
export const text = (label: string, { max = 200, ...options }: TextOptions = {}): Field<string, 'text'> =>
  words('text', label, max, options)

/** Several lines of text. 4.000 characters unless said otherwise: about a printed page. */
export const longText = (label: string, { max = 4000, ...options }: TextOptions = {}): Field<string, 'long_text'> =>
  words('long_text', label, max, { wide: true, ...options })

/** Whether a field takes whatever words somebody writes. */
export const isText = (field: Field): boolean => isKind(field, 'text') || isKind(field, 'long_text')
