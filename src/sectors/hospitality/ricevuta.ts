import { defineEntity } from '../../kernel/define-entity.ts'
import { dayAfter, field } from '../../kernel/expression/expression.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { number } from '../../kernel/fields/document-number.ts'
import { optional } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { pagamenti, pagamentiDetti } from './canali.ts'
import { acconto, righeExtra, righeVersate, totale } from './conto.ts'
import { LONGEST_BOOKING } from './durate.ts'

const SOGGIORNO = ['prenotazione', 'arrivo', 'notti', 'persone'] as const
const CONTO = ['importo', 'extra', 'imposta', 'versamenti', 'pagamento'] as const

/** What a guest takes along who has paid, with its number: it says the bill as it was then, whatever becomes of the booking. */
export const ricevuta = defineEntity({
  name: 'ricevuta',
  label: { one: 'Ricevuta', many: 'Ricevute', gender: 'f' },
  fields: {
    numero: number('Numero', { per: 'year', of: 'data' }),
    data: date('Data', { near: { past: 60, future: 1 } }),
    intestatario: text('Intestata a', { max: 120, noun: { said: 'intestatario' }, wide: true, synonyms: ['a nome di', 'ospite'] }),
    prenotazione: reference('Prenotazione', 'prenotazione'),
    arrivo: date('Arrivo'),
    notti: integer('Notti', { min: 1, max: LONGEST_BOOKING, noun: { gender: 'f', plural: true }, unit: ['notte', 'notti'] }),
    partenza: derived(date('Partenza'), dayAfter('arrivo', 'notti')),
    persone: integer('Persone', { min: 1, max: 20, noun: { gender: 'f', plural: true }, unit: ['persona', 'persone'] }),
    importo: money('Pernottamento'),
    extra: optional(righeExtra('Extra')),
    imposta: optional(money('Imposta di soggiorno', { short: 'Imposta', hint: 'Fuori campo IVA.' })),
    versamenti: optional(righeVersate('Incassi')),
    acconto: derived(money('Già pagato', { noun: { said: 'importo già pagato' } }), acconto),
    pagamento: choice('Pagamento', pagamenti, {
      also: pagamentiDetti,
      synonyms: ['pagata con', 'pagate con', 'pagate in', 'metodo di pagamento', 'come ha pagato', 'mezzo di pagamento'],
    }),
    totale: derived(
      money('Totale', {
        synonyms: ['quanto fanno', 'importo', 'ammontano', 'pagato in tutto', 'quanto ha pagato', 'incassato'],
      }),
      totale,
    ),
    stato: status('Stato', 'emessa', {
      emessa: { label: 'Emessa', tone: 'success', next: ['annullata'], also: ['rilasciata', 'fatta', 'valida'] },
      annullata: {
        label: 'Annullata',
        tone: 'destructive',
        next: [],
        away: true,
        requires: ['motivo'],
        verb: 'Annulla ricevuta',
        done: 'Ricevuta annullata: resta con il suo numero, e dalla prenotazione se ne emette un’altra',
        also: ['stornata', 'cancellata'],
      },
    }),
    motivo: optional(text('Motivo dell’annullamento', { max: 120 })),
    note: optional(longText('Note')),
  },
  title: ['numero', 'intestatario'],
  untitled: 'Ricevuta nuova',
  synonyms: ['quietanza', 'documento fiscale', 'scontrino'],
  makes: ['emetti', 'rilascia', 'prepara', 'fai la ricevuta', 'fare la ricevuta', 'facciamo la ricevuta'],
  sort: [{ field: 'numero', direction: 'desc' }],
  form: [
    { fields: ['numero', 'data', 'intestatario', ...CONTO, 'note'] },
    { title: 'Soggiorno', fields: SOGGIORNO, on: 'edit' },
    { title: 'Annullamento', fields: ['motivo'], on: 'edit' },
  ],
  table: ['numero', 'data', 'intestatario', 'arrivo', 'notti', 'totale', 'pagamento', 'stato'],
  rules: [
    {
      field: 'importo',
      message: 'La ricevuta dice il conto della prenotazione: se è sbagliato correggilo là.',
      when: [
        { field: 'stato', op: 'eq', value: 'emessa' },
        { field: 'totale', op: 'ne', value: field('prenotazione.totale') },
      ],
    },
  ],
  closed: {
    open: ['note'],
    says: ({ stato }) =>
      stato === 'annullata' ? 'resta con il suo numero.' : 'se è sbagliata si annulla, e dalla prenotazione se ne emette un’altra.',
  },
  prefill: ({ today }) => ({ data: today }),
})
