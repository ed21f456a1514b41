import * as z from 'zod/mini'
import { parseTime } from '../italian/times.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { ORDER_OPERATORS, textual } from './textual.ts'

/** A time of the day on the wall clock, kept as `09:30`. */
export function time(label: string, options: FieldOptions = {}): Field<string, 'time'> {
  const named = { label, noun: options.noun }
  const schema = z.string({ error: messages.required(named) }).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.notATime(named)))
  return textual('time', label, options, {
    schema,
    parse: (text) => parseTime(text) ?? text.trim(),
    operators: ORDER_OPERATORS,
    isIso: true,
    words: () => '',
  })
}
