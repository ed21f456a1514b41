import * as z from 'zod/mini'
import { filedSchema, type Filed } from '../files/filed.ts'
import { formatDate, isDay } from '../italian/dates.ts'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'

/** A signature as it was given: the picture of it, whose it is, and when (`2026-11-22T10:05`, on the clocks of Rome). */
export interface Signed extends Filed {
  readonly signer: string
  readonly at: string
}

const MOST_BYTES = 500_000
export const LONGEST_SIGNER = 120

/**
 * Who has signed, drawn by hand or written as a name: one at most, in a list so that it is a file like others. It is a sign of consent
 * and no qualified electronic signature (Reg. UE 910/2014).
 */
export function signature(label: string, options: FieldOptions = {}): Field<readonly Signed[], 'signature'> {
  const named = { label, noun: options.noun }
  const fault = messages.notSigned(named)
  const signed = filedSchema(['image/png'], MOST_BYTES, fault, fault, {
    signer: z.string(fault).check(z.minLength(1, fault), z.maxLength(LONGEST_SIGNER, fault)),
    at: z.string(fault).check(
      z.regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, fault),
      z.refine((at) => isDay(at.slice(0, 10)), fault),
    ),
  })
  return {
    wide: true,
    ...options,
    kind: 'signature',
    label,
    schema: typed<readonly Signed[]>(
      z
        .array(signed, { error: ({ input }) => (input === undefined ? messages.required(named) : messages.notConfirmed(named)) })
        .check(z.maxLength(1, fault)),
    ),
    column: 'json',
    operators: ['empty', 'filled'],
    numeric: false,
    format: (value) => value.map(saySigned).join('; '),
    parse: () => undefined,
    edit: () => '',
    words: (value) => value.map(({ signer }: Partial<Signed>) => signer ?? '').join(' '),
  }
}

/** «Anna Neri, 22/11/2026 10:05» */
export const saySigned = ({ signer, at }: Partial<Signed>): string =>
  [signer, typeof at === 'string' && `${formatDate(at.slice(0, 10))} ${at.slice(11)}`].filter(Boolean).join(', ')
