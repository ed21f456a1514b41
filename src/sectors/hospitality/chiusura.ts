import * as k from '../../kernel/describe.ts'
import { LONGEST_CLOSURE } from './durate.ts'

/** Nights in which a room is not for sale. */
export const chiusura = k.defineEntity({
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  fields: {
    camera: k.reference('Camera', 'camera'),
    motivo: k.reason('Motivo', { placeholder: 'Manutenzione caldaia', synonyms: ['per che motivo'] }),
    dal: k.date('Primo giorno', { synonyms: ['dal', 'inizio'], near: { past: 60, future: 730 } }),
    notti: k.integer('Notti', { min: 1, max: LONGEST_CLOSURE, noun: { gender: 'f', plural: true }, unit: ['notte', 'notti'] }),
    calendario: k.optional(k.reference('Calendario', 'calendario', { hint: 'Il calendario di un portale da cui è arrivata.' })),
    riapertura: k.derived(
      k.date('Riapertura', { synonyms: ['fino al', 'riapre', 'riaprono', 'quando riapre', 'torna disponibile', 'fino a quando è chiusa'] }),
      k.dayAfter('dal', 'notti'),
    ),
  },
  title: ['motivo', 'dal'],
  alike: [['camera', 'dal']],
  synonyms: ['manutenzione', 'blocco', 'chiuse', 'chiusa', 'lavori'],
  makes: ['chiudi', 'blocca', 'metti fuori servizio', 'chiudiamo', 'bloccala', 'blocchiamola'],
  sort: [k.near('dal')],
  form: [{ fields: ['camera', 'motivo', 'dal', 'notti'] }],
  table: ['camera', 'motivo', 'dal', 'notti', 'riapertura'],
  span: { from: 'dal', lasts: 'notti', lane: 'camera' },
  prefill: ({ today }) => ({ dal: today, notti: 1, motivo: 'Manutenzione' }),
  exclusive: { with: ['prenotazione'], at: 'dal', says: ({ motivo }, when) => `è chiusa ${when}: ${motivo}` },
})
