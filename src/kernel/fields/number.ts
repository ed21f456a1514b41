import * as z from 'zod/mini'
import { formatNumber, parseNumber, signedText } from '../italian/numbers.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldKind, FieldOptions } from './field.ts'
import { ORDER_OPERATORS } from './textual.ts'

interface NumberOptions extends FieldOptions {
  readonly min?: number
  readonly max?: number
  /** How to go on for who wants less than `min`: a sentence after the one that refuses it. */
  readonly below?: string
}
export interface DecimalOptions extends NumberOptions {
  /** Digits after the comma, kept and shown. */
  readonly decimals?: number
}

function numeric<const K extends FieldKind>(kind: K, label: string, options: DecimalOptions, suffix = ''): Field<number, K> {
  const { min = 0, max = 1_000_000, decimals = 0, below, ...rest } = options
  const named = { label, noun: rest.noun }
  const step = 10 ** decimals
  const notANumber = decimals === 0 ? messages.notANumber(named, '3') : messages.notANumber(named)
  const base = z.number({ error: (issue) => (issue.input === undefined ? messages.required(named) : notANumber) })
  const schema = base.check(
    z.refine(
      (value) => Number.isInteger(Math.round(value * step * 1e6) / 1e6),
      decimals === 0 ? messages.notWhole(named) : messages.tooManyDecimals(named, decimals),
    ),
    // Said when it is needed: the first number that is written out costs a page's start some milliseconds.
    z.minimum(min, {
      error: () => [min === 0 ? messages.negative(named) : messages.tooSmall(named, min), below].filter(Boolean).join(' '),
    }),
    z.maximum(max, { error: () => messages.tooBig(named, max) }),
  )
  const format = (value: number) => formatNumber(value, { decimals })
  return {
    ...rest,
    kind,
    label,
    schema,
    column: decimals === 0 ? 'integer' : 'real',
    operators: ORDER_OPERATORS,
    numeric: true,
    ...(decimals > 0 && { digits: decimals }),
    most: max,
    format: (value) => format(value) + suffix,
    parse: (text) => parseNumber(suffix ? text.replace(suffix.trim(), '') : text) ?? text,
    edit: (value) => signedText(format(value)),
    words: () => '',
  }
}

/** A whole number, from 0 to a million unless said otherwise. */
export const integer = (label: string, options: NumberOptions = {}): Field<number, 'integer'> => numeric('integer', label, options)

/** A number with a comma: hours, metres, kilograms. Two digits unless said otherwise. */
export const decimal = (label: string, options: DecimalOptions = {}): Field<number, 'decimal'> =>
  numeric('decimal', label, { decimals: 2, ...options })

/** A share in points of a hundred: 22 is 22 %. From 0 to 100 unless said otherwise. */
export const percent = (label: string, options: DecimalOptions = {}): Field<number, 'percent'> =>
  numeric('percent', label, { max: 100, decimals: 2, ...options }, ' %')
