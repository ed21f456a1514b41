import * as k from '../../kernel/describe.ts'
import { APERTI } from './stati.ts'

/** Who works on projects: what an hour of his is charged at, and what it costs the firm. */
export const collaboratore = k.defineEntity({
  name: 'collaboratore',
  label: { one: 'Collaboratore', many: 'Collaboratori', gender: 'm' },
  fields: {
    nome: k.text('Nome', { max: 80, synonyms: ['name', 'nome e cognome'] }),
    ruolo: k.optional(
      k.text('Ruolo', { max: 60, synonyms: ['mansione', 'qualifica', 'cosa fa', 'che ruolo', 'di cosa si occupa', 'mestiere'] }),
    ),
    tariffa: k.money('Tariffa oraria', {
      each: true,
      hint: 'Quanto pesa un’ora sul budget, IVA esclusa.',
      synonyms: ['tariffa', 'listino'],
    }),
    costo_ora: k.money('Costo orario', { each: true, hint: 'Quanto costa un’ora all’impresa.', synonyms: ['costo'] }),
    telefono: k.optional(k.phone()),
    email: k.optional(k.email()),
    progetti: k.counted('Progetti aperti', { entity: 'progetto', by: 'responsabile', where: [k.oneOf('stato', APERTI)] }),
    ore_mese: k.derived(
      k.hours('Ore del mese', { noun: { gender: 'f', plural: true } }),
      k.sumOf({ entity: 'spesa', by: 'collaboratore', of: 'quantita', where: [k.eq('tipo', 'ore'), ...k.withinMonth('giorno')] }),
    ),
  },
  unique: [['nome']],
  synonyms: ['responsabile', 'responsabili', 'persona', 'persone', 'dipendente', 'squadra'],
  makes: [
    'assumi',
    'aggiungi un collaboratore',
    'inserisci un nuovo collaboratore',
    'aggiungi collaboratore',
    'inserisci un collaboratore',
    'nuovo collaboratore',
  ],
  form: [{ fields: ['nome', 'ruolo', 'tariffa', 'costo_ora', 'telefono', 'email'] }],
  table: ['nome', 'ruolo', 'telefono', 'tariffa', 'costo_ora', 'progetti', 'ore_mese'],
})
