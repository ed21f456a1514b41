import * as z from 'zod/mini'
import { isPartitaIva, normalizePartitaIva } from '../italian/partita-iva.ts'
import { messages } from '../messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** An Italian partita IVA: 11 digits of which the last checks the others. */
export function vatNumber(label: string, options: FieldOptions = {}): Field<string, 'vat_number'> {
  const named = { label, noun: options.noun ?? { gender: 'f' as const } }
  const schema = z
    .string({ error: messages.required(named) })
    .check(z.overwrite(normalizePartitaIva), z.refine(isPartitaIva, messages.notAVatNumber(named)))
  return textual('vat_number', label, options, { schema, parse: normalizePartitaIva, aliases: ['partita iva', 'p iva', 'piva', 'vat'] })
}
