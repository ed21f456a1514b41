import * as z from 'zod/mini'
import { foldText, visible, visibleCode } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import { isKind, type Field, type FieldKind, type FieldOptions } from './field.ts'
import { textual } from './textual.ts'

interface TextOptions extends FieldOptions {
  /** Characters; counted as people see them is not worth the bytes, UTF-16 units are near enough. */
  readonly max?: number
}

/** A code that can be told right from wrong by itself, kept in capitals without spaces: a chassis number, the number of a prescription. */
interface Code {
  readonly isRight: (code: string) => boolean
  /** What is said of one that is not: «Un NRE ha 15 caratteri». */
  readonly says: string
  /** The code itself, where it is also written otherwise: in another base, with a letter in front. */
  readonly reads?: (code: string) => string
}

const clean = (text: string) => visible(text.replaceAll('\u0000', '')).trim()
const compact = (text: string) => visibleCode(text).replace(/\s/g, '').toUpperCase()

function words<const K extends FieldKind>(kind: K, label: string, max: number, options: FieldOptions, code?: Code): Field<string, K> {
  const named = { label, noun: options.noun }
  const parse = code ? (text: string) => code.reads?.(compact(text)) ?? compact(text) : clean
  const schema = z.string({ error: messages.required(named) }).check(
    z.overwrite(parse),
    z.minLength(1, messages.required(named)),
    z.maxLength(max, { error: (issue) => messages.tooLong(named, max, issue.input?.length ?? 0) }),
    z.refine((value) => !code || code.isRight(value), code?.says),
  )
  return textual(kind, label, options, { schema, parse, identity: foldText, longest: max })
}

/** One line of text. 200 characters unless said otherwise; a `code` is checked. */
export const text = (label: string, { max = 200, code, ...options }: TextOptions & { readonly code?: Code } = {}): Field<string, 'text'> =>
  words('text', label, max, options, code)

/** Several lines of text. 4.000 characters unless said otherwise: about a printed page. */
export const longText = (label: string, { max = 4000, ...options }: TextOptions = {}): Field<string, 'long_text'> =>
  words('long_text', label, max, { wide: true, ...options })

/** Whether a field takes whatever words somebody writes. */
export const isText = (field: Field): boolean => isKind(field, 'text') || isKind(field, 'long_text')
