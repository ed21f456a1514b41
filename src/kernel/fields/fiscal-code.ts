import * as z from 'zod/mini'
import { checkCodiceFiscale } from '../italian/codice-fiscale.ts'
import { visibleCode } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'
import { textual } from './textual.ts'

/** Whether a code is right does not hang on the day: only which century of birth it means does. */
const ANY_DAY = '2099-12-31'

const compact = (text: string) => visibleCode(text).replace(/\s/g, '').toUpperCase()

/** Fields beside a tax code that say whose it is: a code of somebody else is asked about. A day of birth (`born`) is known by itself. */
interface Holder {
  /** The field of the whole name, or those of surname and name; the title's texts when absent. */
  readonly names?: readonly string[]
  /** The name may be a firm's, whose owner's code is another name's by right. */
  readonly mayBeFirm?: true
}

export type FiscalCode = Field<string, 'fiscal_code'> & { readonly holder?: Holder }

/** A codice fiscale, of a person (16 characters, omocodia included) or of a body (11 digits). */
export function fiscalCode(label = 'Codice fiscale', { holder, ...options }: FieldOptions & { readonly holder?: Holder } = {}): FiscalCode {
  const named = { label, noun: options.noun }
  const schema = z.string({ error: messages.required(named) }).check(
    z.overwrite(compact),
    z.refine((value) => checkCodiceFiscale(value, ANY_DAY).ok, messages.notAFiscalCode(named)),
  )
  const field = textual(
    'fiscal_code',
    label,
    { short: 'Cod. fiscale', usualWords: ['cf', 'tessera sanitaria'], ...options },
    { schema, parse: compact, aliases: ['codice fiscale', 'cod fiscale', 'cf'] },
  )
  return { ...field, ...(holder && { holder }) }
}
