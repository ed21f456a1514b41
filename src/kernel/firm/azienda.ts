import { defineEntity } from '../entity/definition/define-entity.ts'
import { email } from '../fields/email.ts'
import { optional } from '../fields/field.ts'
import { phone } from '../fields/phone.ts'
import { place } from '../fields/place.ts'
import { text } from '../fields/text.ts'
import { vatNumber } from '../fields/vat-number.ts'
import type { Values } from '../door/change.ts'
import { checkIban, normalizeIban } from '../italian/iban.ts'
import type { Firm } from '../paper/paper.ts'
import { logoIn } from './logo.ts'

const isOf = (pattern: RegExp) => (code: string) => pattern.test(code)

/** What a firm says of itself, and what stands at the head of its papers. The wizard, its page and the server check the same rules. */
export const azienda = defineEntity({
  name: 'azienda',
  label: { one: 'Azienda', many: 'Aziende', gender: 'f' },
  fields: {
    nome: text('Ragione sociale', { max: 120, autofill: 'organization', noun: { gender: 'f' } }),
    partita_iva: vatNumber('Partita IVA'),
    indirizzo: optional(text('Indirizzo', { max: 120, autofill: 'street-address' })),
    cap: optional(text('CAP', { max: 5, autofill: 'postal-code', code: { isRight: isOf(/^\d{5}$/), says: 'Il CAP ha cinque cifre.' } })),
    comune: optional(place('Comune', { autofill: 'address-level2' })),
    provincia: optional(text('Prov.', { max: 2, code: { isRight: isOf(/^[A-Z]{2}$/), says: 'La sigla della provincia ha due lettere.' } })),
    telefono: optional(phone('Telefono', { autofill: 'tel' })),
    email: optional(email('E-mail', { autofill: 'email' })),
    recapito_sdi: optional(text('Codice SDI o PEC', { max: 120 })),
    iban: optional(
      text('IBAN', {
        max: 34,
        code: { isRight: (code) => checkIban(code).ok, reads: normalizeIban, says: 'Questo IBAN non torna: ricontrolla le cifre.' },
      }),
    ),
    iscrizioni: optional(
      text('Iscrizioni e registri', { max: 160, hint: 'Dove è iscritta, come va sulle stampe: «Iscritta al RUNTS, sezione …».' }),
    ),
  },
  title: ['nome'],
  table: ['nome', 'partita_iva'],
})

const textOf = (values: Values, key: string): string => (typeof values[key] === 'string' ? values[key] : '')

/** «via dei Tigli 8, 24121 Bergamo (BG)»: what is known of it. */
function addressOf(values: Values): string {
  const [cap, comune, provincia] = ['cap', 'comune', 'provincia'].map((key) => textOf(values, key))
  const town = [cap, comune, provincia && `(${provincia})`].filter(Boolean).join(' ')
  return [textOf(values, 'indirizzo'), town].filter(Boolean).join(', ')
}

/** The head of papers, out of what the firm has said. */
export function headOf(values: Values): Firm {
  const [iban, register, logo] = [textOf(values, 'iban'), textOf(values, 'iscrizioni'), logoIn(values)]
  return {
    name: textOf(values, 'nome'),
    address: addressOf(values),
    vatNumber: textOf(values, 'partita_iva'),
    phone: textOf(values, 'telefono'),
    ...(iban !== '' && { iban }),
    ...(register !== '' && { register }),
    ...(logo && { logo }),
  }
}
