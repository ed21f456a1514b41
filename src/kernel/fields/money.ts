import * as z from 'zod/mini'
import { formatMoney, parseMoney } from '../italian/money.ts'
import { signedText } from '../italian/numbers.ts'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'
import { ORDER_OPERATORS } from './textual.ts'

/** Whole cents of a euro. Money is never a float; `euro(1.5)` is the only way in from code, and the compiler says so with this name. */
export type Cents = number & { readonly __unit: 'cents, as euro(1.5) makes them' }
export const euro = (amount: number): Cents => Math.round(amount * 100) as Cents

/** Ten million euro: above it a small firm has mistyped. */
const MOST = euro(10_000_000)

interface MoneyOptions extends FieldOptions {
  /** The least that it may be; nothing when absent. Below nothing where amounts may be negative: a discount, a reversal. */
  readonly min?: Cents
  readonly max?: Cents
  readonly each?: true
}

/** An amount in euro, kept in cents. Not negative, at most ten million, unless said otherwise. */
export function money(label: string, { min = euro(0), max = MOST, ...options }: MoneyOptions = {}): Field<Cents, 'money'> {
  const named = { label, noun: options.noun }
  const number = z.number({ error: (issue) => (issue.input === undefined ? messages.required(named) : messages.notMoney(named)) })
  return {
    ...options,
    kind: 'money',
    label,
    schema: typed<Cents>(
      number.check(
        z.minimum(min, { error: () => (min === 0 ? messages.negative(named) : messages.tooLittleMoney(named, min)) }),
        z.maximum(max, { error: () => messages.tooMuchMoney(named, max) }),
        z.refine((cents) => Number.isInteger(cents), messages.tooManyDecimals(named, 2)),
      ),
    ),
    column: 'integer',
    operators: ORDER_OPERATORS,
    numeric: true,
    most: max,
    format: (cents) => formatMoney(cents),
    parse: (text) => parseMoney(text) ?? text,
    edit: (cents) => signedText(formatMoney(cents).replace(/\s?€/u, '')),
    words: (cents) => formatMoney(cents),
  }
}
