import * as z from 'zod/mini'
import { messages } from '../problem/messages.ts'
import { readRepeat, sayRepeat } from '../recurrence/repeat.ts'
import type { Field, FieldOptions } from './field.ts'
import { TEXT_OPERATORS, textual } from './textual.ts'

/** `of` is the day of the record that the repetition is about. */
export type Recurrence<N extends string> = Field<string, 'recurrence'> & { readonly of: N }

/**
 * How a record is repeated: every week on these days until a day, national holidays left out where one wants. Kept as a calendar's
 * `RRULE` with the name of the series, which all its records share; read and written by `kernel/recurrence`.
 */
export const recurrence = <const N extends string>(
  label: string,
  { of, ...options }: FieldOptions & { readonly of: N },
): Recurrence<N> => ({
  ...textual(
    'recurrence',
    label,
    { wide: true, ...options },
    {
      schema: z
        .string({ error: messages.required({ label, noun: options.noun }) })
        .check(z.refine((text) => readRepeat(text) !== undefined, messages.notARepeat({ label, noun: options.noun }))),
      format: (text) => {
        const repeat = readRepeat(text)
        return repeat ? sayRepeat(repeat) : text
      },
      // Nobody types it: the form has boxes for its parts.
      parse: () => undefined,
      edit: (text) => text,
      words: () => '',
      operators: TEXT_OPERATORS,
      isIso: true,
    },
  ),
  of,
})
