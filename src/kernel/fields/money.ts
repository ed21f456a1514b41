import * as z from 'zod/mini'
import { formatMoney, parseMoney } from '../italian/money.ts'
import { messages } from '../messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'
import { ORDER_OPERATORS } from './textual.ts'

/** Whole cents of a euro. Money is never a float; `euro(1.5)` is the only way in from code. */
export type Cents = number & { readonly __unit: 'cents' }
export const euro = (amount: number): Cents => Math.round(amount * 100) as Cents

/** Ten million euro: above it a small firm has mistyped. */
const MOST = 1_000_000_000

/** An amount in euro, kept in cents. Not negative, at most ten million. */
export function money(label: string, options: FieldOptions = {}): Field<Cents, 'money'> {
  const named = { label, noun: options.noun }
  const number = z.number({ error: (issue) => (issue.input === undefined ? messages.required(named) : messages.notMoney(named)) })
  return {
    ...options,
    kind: 'money',
    label,
    schema: typed<Cents>(
      number.check(
        z.minimum(0, messages.negative(named)),
        z.maximum(MOST, messages.tooMuchMoney(named, MOST)),
        z.refine((cents) => Number.isInteger(cents), messages.tooManyDecimals(named, 2)),
      ),
    ),
    column: 'integer',
    operators: ORDER_OPERATORS,
    numeric: true,
    format: (cents) => formatMoney(cents),
    parse: (text) => parseMoney(text) ?? text,
    edit: (cents) => formatMoney(cents).replace(/\s?€/u, ''),
    words: (cents) => formatMoney(cents),
  }
}
