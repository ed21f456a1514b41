import * as z from 'zod/mini'
import { checkPlate, meantPlate, normalizePlate } from '../italian/plates.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** A vehicle's plate, kept without spaces in capitals. */
export function plate(label: string, options: FieldOptions = {}): Field<string, 'plate'> {
  const named = { label, noun: options.noun }
  const schema = z.string({ error: messages.required(named) }).check(
    z.overwrite(normalizePlate),
    z.refine((value) => checkPlate(value).ok, messages.notAPlate(named)),
  )
  return {
    ...textual('plate', label, options, { schema, parse: normalizePlate }),
    doubt: (value) => {
      const meant = meantPlate(value)
      return meant && messages.meantPlate(meant)
    },
    meant: meantPlate,
  }
}
