import * as z from 'zod/mini'
import { formatDate, isDay, parseDate } from '../italian/dates.ts'
import { messages } from '../messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { compareIso, ORDER_OPERATORS, textual } from './textual.ts'

/** A day of the calendar without a time zone, kept as `2026-11-21`, between 1900 and 2199. */
export function date(label: string, options: FieldOptions = {}): Field<string, 'date'> {
  const named = { label, noun: options.noun }
  const schema = z.string({ error: messages.required(named) }).check(
    z.refine(isDay, { error: messages.notADay(named), abort: true }),
    z.refine((day) => day >= '1900-01-01' && day <= '2199-12-31', messages.dayOutOfRange(named)),
  )
  return textual('date', label, options, {
    schema,
    format: formatDate,
    parse: (text, today) => parseDate(text, today) ?? text.trim(),
    operators: ORDER_OPERATORS,
    compare: compareIso,
    words: formatDate,
  })
}
