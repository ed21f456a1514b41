import * as z from 'zod/mini'
import { daysBetween, formatDate, isDay, parseDate } from '../italian/dates.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions, Yearly } from './field.ts'
import type { Operator } from '../expression/condition.ts'
import { ORDER_OPERATORS, textual } from './textual.ts'

interface DateOptions extends FieldOptions {
  /** How many days before and after today are likely; a day beyond is asked about before it is kept. Every day is, when nothing is said. */
  readonly near?: { readonly past: number; readonly future: number }
  /** The day comes round every year: a birth. */
  readonly yearly?: Yearly
}

const OPERATORS: readonly Operator[] = [...ORDER_OPERATORS, 'yearly']

/** A day of the calendar without a time zone, kept as `2026-11-21`, between 1900 and 2199. */
export function date(label: string, { near, yearly, ...options }: DateOptions = {}): Field<string, 'date'> {
  const named = { label, noun: options.noun }
  const schema = z.string({ error: messages.required(named) }).check(
    z.refine(isDay, { error: messages.notADay(named), abort: true }),
    z.refine((day) => day >= '1900-01-01' && day <= '2199-12-31', messages.dayOutOfRange(named)),
  )
  const dated = textual('date', label, options, {
    schema,
    format: formatDate,
    parse: (text, today) => parseDate(text, today) ?? text.trim(),
    operators: OPERATORS,
    isIso: true,
    words: formatDate,
  })
  const field = yearly ? { ...dated, yearly } : dated
  if (!near) return field
  return {
    ...field,
    doubt: (day, today) => {
      const days = daysBetween(today, day)
      return days < -near.past || days > near.future ? messages.isThatDay(named, day, days) : undefined
    },
  }
}
