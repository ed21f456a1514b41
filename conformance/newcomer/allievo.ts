import { defineEntity } from '../../src/kernel/define-entity.ts'
import { sumOf, today } from '../../src/kernel/expression/expression.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { counted, derived } from '../../src/kernel/fields/derived.ts'
import { email } from '../../src/kernel/fields/email.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { fiscalCode } from '../../src/kernel/fields/fiscal-code.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { phone } from '../../src/kernel/fields/phone.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { restricted } from './groups.ts'

const fatte = [{ field: 'stato', op: 'eq', value: 'fatta' }] as const
const conFoglio = { field: 'foglio_rosa', op: 'filled' } as const

export const allievo = defineEntity({
  name: 'allievo',
  label: { one: 'Allievo', many: 'Allievi', gender: 'm' },
  synonyms: ['candidato', 'iscritto'],
  fields: {
    nome: text('Nome e cognome', { synonyms: ['nominativo'] }),
    codice_fiscale: fiscalCode('Codice fiscale'),
    telefono: phone('Telefono', { synonyms: ['cellulare'] }),
    email: optional(email('E-mail')),
    nato: date('Data di nascita', { synonyms: ['nato il'] }),
    patente: choice('Patente', { am: 'AM', a1: 'A1', a2: 'A2', a: 'A', b: 'B', be: 'BE', c: 'C', d: 'D' }),
    foglio_rosa: optional(text('Numero del foglio rosa', { short: 'Foglio rosa' })),
    foglio_scade: optional(date('Scadenza del foglio rosa', { short: 'Scade il' })),
    certificato_scade: restricted(optional(date('Scadenza del certificato medico', { short: 'Certificato' })), 'sanitari'),
    guide_minime: integer('Guide obbligatorie', { unit: ['guida', 'guide'] }),
    guide_fatte: counted('Guide fatte', { entity: 'guida', by: 'allievo', where: fatte }),
    speso: derived(money('Speso finora'), sumOf({ entity: 'guida', by: 'allievo', of: 'prezzo', where: fatte })),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'patente', 'telefono', 'foglio_scade', 'certificato_scade', 'guide_fatte', 'speso'],
  prefill: () => ({ patente: 'b', guide_minime: 6 }) as const,
  rules: [
    { field: 'nato', message: 'La data di nascita è nel futuro.', when: [{ field: 'nato', op: 'gt', value: today() }] },
    { field: 'foglio_scade', message: 'Indica la scadenza del foglio rosa.', when: [conFoglio, { field: 'foglio_scade', op: 'empty' }] },
  ],
  unique: [['codice_fiscale']],
  alike: [['nome', 'telefono']],
  apart: ['nato'],
})
