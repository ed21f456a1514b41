import { defineEntity } from '../../kernel/define-entity.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { dayAfter } from '../../kernel/expression/expression.ts'
import { LONGEST_CLOSURE } from './durate.ts'

/** Nights in which a room is not for sale. */
export const chiusura = defineEntity({
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  fields: {
    camera: reference('Camera', 'camera'),
    motivo: text('Motivo', { placeholder: 'Manutenzione caldaia', synonyms: ['causa', 'perché', 'per che motivo', 'come mai'] }),
    dal: date('Primo giorno', {
      synonyms: ['dal', 'inizio', 'da quando', 'quando la chiudiamo', 'l’avevamo chiusa', 'chiusa dal'],
      near: { past: 60, future: 730 },
    }),
    notti: integer('Notti', {
      min: 1,
      max: LONGEST_CLOSURE,
      noun: { gender: 'f', plural: true },
      unit: ['notte', 'notti'],
      synonyms: [
        'quanti giorni',
        'per quanti giorni',
        'quanto resta chiusa',
        'giorni di chiusura',
        'quanti giorni resta chiusa',
        'per quanti giorni resta chiusa',
      ],
    }),
    calendario: optional(reference('Calendario', 'calendario', { hint: 'Il calendario di un portale da cui è arrivata.' })),
    riapertura: derived(
      date('Riapertura', { synonyms: ['fino al', 'riapre', 'riaprono', 'quando riapre', 'torna disponibile', 'fino a quando è chiusa'] }),
      dayAfter('dal', 'notti'),
    ),
  },
  title: ['motivo', 'dal'],
  alike: [['camera', 'dal']],
  synonyms: ['manutenzione', 'blocco', 'camera chiusa', 'chiuse', 'chiusa', 'lavori'],
  makes: ['chiudi', 'blocca', 'metti fuori servizio', 'chiudiamo', 'bloccala', 'blocchiamola'],
  sort: [{ field: 'dal', direction: 'near' }],
  form: [{ fields: ['camera', 'motivo', 'dal', 'notti'] }],
  table: ['camera', 'motivo', 'dal', 'notti', 'riapertura'],
  span: { from: 'dal', lasts: 'notti', lane: 'camera' },
  prefill: ({ today }) => ({ dal: today, notti: 1, motivo: 'Manutenzione' }),
  exclusive: { with: ['prenotazione'], at: 'dal', says: ({ motivo }, when) => `è chiusa ${when}: ${motivo}` },
})
