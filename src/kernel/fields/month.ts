import * as z from 'zod/mini'
import { formatMonth, parseDate } from '../italian/dates.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { ORDER_OPERATORS, textual } from './textual.ts'

/** `11/2026`, `11-2026` and `2026-11` need a day before the date reader understands them. */
function parseMonth(text: string): string {
  const trimmed = text.trim()
  if (/^\d{4}-\d{2}$/.test(trimmed)) return trimmed
  return parseDate(/^\d{1,2}[/.-]\d{4}$/.test(trimmed) ? `1/${trimmed.replace(/[.-]/, '/')}` : `1 ${trimmed}`)?.slice(0, 7) ?? trimmed
}

/** A month of a year, kept as `2026-11`. */
export function month(label: string, options: FieldOptions = {}): Field<string, 'month'> {
  const named = { label, noun: options.noun }
  const schema = z
    .string({ error: messages.required(named) })
    .check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, messages.notAMonth(named)))
  return textual('month', label, options, { schema, format: formatMonth, parse: parseMonth, operators: ORDER_OPERATORS, isIso: true })
}
