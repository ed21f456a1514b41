import * as k from '../../kernel/describe.ts'
import { pagamenti, pagamentiDetti } from './canali.ts'
import { acconto, righeExtra, righeVersate, totale } from './conto.ts'
import { LONGEST_BOOKING } from './durate.ts'

const SOGGIORNO = ['prenotazione', 'arrivo', 'notti', 'persone'] as const
const CONTO = ['importo', 'extra', 'imposta', 'versamenti', 'pagamento'] as const

/** What a guest takes along who has paid, with its number: it says the bill as it was then, whatever becomes of the booking. */
export const ricevuta = k.defineEntity({
  name: 'ricevuta',
  label: { one: 'Ricevuta', many: 'Ricevute', gender: 'f' },
  fields: {
    numero: k.number('Numero', { per: 'year', of: 'data' }),
    data: k.day('Data', { near: { past: 60, future: 1 } }),
    intestatario: k.somebody('Intestata a', { max: 120, noun: { said: 'intestatario' }, wide: true, synonyms: ['a nome di', 'ospite'] }),
    prenotazione: k.reference('Prenotazione', 'prenotazione'),
    arrivo: k.date('Arrivo'),
    notti: k.integer('Notti', { min: 1, max: LONGEST_BOOKING, noun: { gender: 'f', plural: true }, unit: ['notte', 'notti'] }),
    partenza: k.derived(k.date('Partenza'), k.dayAfter('arrivo', 'notti')),
    persone: k.integer('Persone', { min: 1, max: 20, noun: { gender: 'f', plural: true }, unit: ['persona', 'persone'] }),
    importo: k.money('Pernottamento'),
    extra: k.optional(righeExtra('Extra')),
    imposta: k.optional(k.money('Imposta di soggiorno', { short: 'Imposta', hint: 'Fuori campo IVA.' })),
    versamenti: k.optional(righeVersate('Incassi')),
    acconto: k.derived(k.money('Già pagato', { noun: { said: 'importo già pagato' } }), acconto),
    pagamento: k.choice('Pagamento', pagamenti, { also: pagamentiDetti }),
    totale: k.derived(
      k.total('Totale', { synonyms: ['quanto fanno', 'ammontano', 'pagato in tutto', 'quanto ha pagato', 'incassato'] }),
      totale,
    ),
    stato: k.status('Stato', 'emessa', {
      emessa: k.state('Emessa', 'success', ['annullata'], { also: ['rilasciata', 'fatta', 'valida'] }),
      annullata: k.state('Annullata', 'destructive', [], {
        away: true,
        requires: ['motivo'],
        verb: 'Annulla ricevuta',
        done: 'Ricevuta annullata: resta con il suo numero, e dalla prenotazione se ne emette un’altra',
        also: ['stornata', 'cancellata'],
      }),
    }),
    motivo: k.optional(k.reason('Motivo dell’annullamento', { max: 120 })),
    note: k.optional(k.notes()),
  },
  title: ['numero', 'intestatario'],
  untitled: 'Ricevuta nuova',
  synonyms: ['quietanza', 'scontrino'],
  makes: ['emetti', 'rilascia', 'prepara', 'fai la ricevuta', 'fare la ricevuta', 'facciamo la ricevuta'],
  sort: [k.desc('numero')],
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
      when: [k.eq('stato', 'emessa'), k.ne('totale', k.field('prenotazione.totale'))],
    },
  ],
  closed: {
    open: ['note'],
    says: ({ stato }) =>
      stato === 'annullata' ? 'resta con il suo numero.' : 'se è sbagliata si annulla, e dalla prenotazione se ne emette un’altra.',
  },
  prefill: ({ today }) => ({ data: today }),
})
