import * as k from '../../kernel/describe.ts'
import { completato } from './stati.ts'

const ruoli = { titolare: 'Titolare', estetista: 'Estetista', onicotecnica: 'Onicotecnica', massaggiatrice: 'Massaggiatrice' } as const
const fatti = { entity: 'appuntamento', by: 'operatrice', where: [completato, ...k.withinMonth('giorno')] } as const

/** Somebody who does treatments, with the share of them that is hers. */
export const operatrice = k.defineEntity({
  name: 'operatrice',
  label: { one: 'Operatrice', many: 'Operatrici', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 60 }),
    ruolo: k.choice('Ruolo', ruoli, { also: { onicotecnica: ['unghie'] } }),
    telefono: k.optional(k.phone()),
    provvigione: k.optional(k.percent('Provvigione', { noun: { gender: 'f' }, hint: 'Sui trattamenti completati.' })),
    trattamenti: k.counted('Trattamenti del mese', fatti),
    incassato: k.derived(k.money('Incassato nel mese'), k.sumOf({ ...fatti, of: 'prezzo' })),
    dovuto: k.derived(k.money('Provvigione del mese', { noun: { gender: 'f' } }), k.times('incassato', k.divided('provvigione', 100))),
  },
  unique: [['nome']],
  synonyms: ['estetista', 'collaboratrice', 'personale', 'dipendente'],
  makes: ['assumi', 'aggiungi'],
  scans: [],
  table: ['nome', 'ruolo', 'telefono', 'trattamenti', 'incassato', 'dovuto'],
})
