import * as k from '../../src/kernel/describe.ts'
import { restricted } from './groups.ts'

const fatte = [k.eq('stato', 'fatta')] as const
const conFoglio = k.filled('foglio_rosa')

export const allievo = k.defineEntity({
  name: 'allievo',
  label: { one: 'Allievo', many: 'Allievi', gender: 'm' },
  synonyms: ['candidato', 'iscritto'],
  fields: {
    nome: k.text('Nome e cognome', { synonyms: ['nominativo'] }),
    codice_fiscale: k.fiscalCode(),
    telefono: k.phone(),
    email: k.optional(k.email('E-mail')),
    nato: k.date('Data di nascita', { synonyms: ['nato il'] }),
    patente: k.choice('Patente', { am: 'AM', a1: 'A1', a2: 'A2', a: 'A', b: 'B', be: 'BE', c: 'C', d: 'D' }),
    foglio_rosa: k.optional(k.text('Numero del foglio rosa', { short: 'Foglio rosa' })),
    foglio_scade: k.optional(k.deadline('Scadenza del foglio rosa', { short: 'Scade il' })),
    certificato_scade: restricted(k.optional(k.deadline('Scadenza del certificato medico', { short: 'Certificato' })), 'sanitari'),
    guide_minime: k.integer('Guide obbligatorie', { unit: ['guida', 'guide'] }),
    guide_fatte: k.counted('Guide fatte', { entity: 'guida', by: 'allievo', where: fatte }),
    speso: k.derived(k.spent('Speso finora'), k.sumOf({ entity: 'guida', by: 'allievo', of: 'prezzo', where: fatte })),
  },
  table: ['nome', 'patente', 'telefono', 'foglio_scade', 'certificato_scade', 'guide_fatte', 'speso'],
  prefill: () => ({ patente: 'b', guide_minime: 6 }) as const,
  rules: [
    { field: 'nato', message: 'La data di nascita è nel futuro.', when: [k.gt('nato', k.today())] },
    { field: 'foglio_scade', message: 'Indica la scadenza del foglio rosa.', when: [conFoglio, k.empty('foglio_scade')] },
  ],
  unique: [['codice_fiscale']],
  alike: [['nome', 'telefono']],
  apart: ['nato'],
})
