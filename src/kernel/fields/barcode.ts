import * as z from 'zod/mini'
import { visibleCode } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** EAN-8, UPC-A, EAN-13. */
const LENGTHS = [8, 12, 13]

/** The digit that the others of a code ask for at its end: from the right they count three times and once in turn. */
function checkDigit(code: string): number {
  const others = [...code].slice(0, -1).toReversed()
  const sum = others.reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const isWhole = (code: string) => LENGTHS.includes(code.length) && /^\d+$/.test(code)
const isChecked = (code: string) => isWhole(code) && checkDigit(code) === Number(code.at(-1))

/** Digits alone. A spreadsheet that took a code for a number has dropped a zero in front of it. */
function compact(text: string): string {
  const code = visibleCode(text).replace(/[\s-]/g, '')
  return !isChecked(code) && isChecked(`0${code}`) ? `0${code}` : code
}

/** The code under the bars of an article: EAN-13, EAN-8 or UPC-A, which is an EAN-13 that begins with a zero. */
export function barcode(label: string, options: FieldOptions = {}): Field<string, 'barcode'> {
  const named = { label, noun: options.noun }
  const schema = z
    .string({ error: messages.required(named) })
    .check(
      z.overwrite(compact),
      z.refine(isWhole, { error: ({ input }) => messages.notABarcode(named, String(input).length), abort: true }),
      z.refine(isChecked, { error: ({ input }) => messages.misreadBarcode(named, checkDigit(String(input))) }),
    )
  const identity = (code: string) => (code.length === 12 ? `0${code}` : code)
  return textual('barcode', label, options, {
    schema,
    parse: compact,
    identity,
    words: (code) => (code.length === 12 ? `${code} ${identity(code)}` : code.startsWith('0') ? `${code} ${code.slice(1)}` : code),
    aliases: ['codice a barre', 'barcode', 'codice ean', 'ean', 'ean13', 'upc', 'gtin'],
  })
}
