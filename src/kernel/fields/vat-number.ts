import * as z from 'zod/mini'
import { normalizeVatNumber, vatNumberProblem } from '../italian/vat-number.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** A VAT number: the eleven digits of an Italian one, of which the last checks the others, or another country's letters and number. */
export function vatNumber(label = 'Partita IVA', options: FieldOptions = {}): Field<string, 'vat_number'> {
  const named = { label, noun: options.noun ?? { gender: 'f' as const } }
  const schema = z.string({ error: messages.required(named) }).check(
    z.overwrite(normalizeVatNumber),
    z.refine((value) => vatNumberProblem(value) === undefined, {
      error: ({ input }) => messages.notAVatNumber(named, vatNumberProblem(String(input))),
    }),
  )
  return textual(
    'vat_number',
    label,
    { usualWords: ['p.iva', 'piva'], ...options },
    { schema, parse: normalizeVatNumber, aliases: ['partita iva', 'p iva', 'piva', 'vat', 'partita iva estera', 'vat number', 'ust idnr'] },
  )
}
