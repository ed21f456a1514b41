import * as z from 'zod/mini'
import { visibleCode } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** The shape that the browser's own e-mail input accepts (HTML living standard), with a dot in the domain. */
const SHAPE = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** An e-mail address, kept in lower case. */
export function email(label = 'Email', options: FieldOptions = {}): Field<string, 'email'> {
  const named = { label, noun: options.noun }
  const schema = z
    .string({ error: messages.required(named) })
    .check(z.overwrite(visibleCode), z.trim(), z.toLowerCase(), z.regex(SHAPE, messages.notAnEmail(named)))
  return textual(
    'email',
    label,
    { usualWords: ['e-mail', 'posta', 'mail'], ...options },
    {
      schema,
      parse: (text) => visibleCode(text).trim().toLowerCase(),
      aliases: ['email', 'e-mail', 'mail', 'posta elettronica', 'indirizzo email', 'indirizzo e-mail', 'indirizzo di posta'],
    },
  )
}
