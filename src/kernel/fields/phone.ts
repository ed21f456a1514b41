import * as z from 'zod/mini'
import { besidePhone, formatPhone, homePhone, isPhone, nationalPhone, normalizePhone } from '../italian/phones.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** A telephone number, kept as digits with an optional leading +, shown in groups. */
export function phone(label = 'Telefono', options: FieldOptions = {}): Field<string, 'phone'> {
  const named = { label, noun: options.noun }
  const parse = (text: string) => (isPhone(text) ? normalizePhone(text) : text.trim())
  const schema = z
    .string({ error: messages.required(named) })
    .check(z.overwrite(parse), z.refine(isPhone, { error: ({ input }) => messages.notAPhone(named, besidePhone(String(input))) }))
  return textual(
    'phone',
    label,
    { usualWords: ['cellulare', 'phone', 'numero di telefono', 'che numero ha', 'recapito'], ...options },
    {
      schema,
      format: formatPhone,
      parse,
      words: (value) => [nationalPhone(value), formatPhone(value), homePhone(value) ?? ''].join(' ').trim(),
      identity: nationalPhone,
      aliases: ['telefono', 'tel', 'cellulare', 'cell', 'numero di telefono', 'recapito telefonico', 'phone', 'mobile'],
    },
  )
}
