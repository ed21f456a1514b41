import * as k from '../../kernel/describe.ts'
import { alLordo, contenuto, pagato, sconto, scontoEntroIlConto } from '../common/cassa.ts'
import { resoGiusto, situazioneDi } from '../common/reso.ts'
import { liberaIlTavolo } from './al-conto.ts'

/** How what is given back is called here. */
export const STORNO = {
  label: 'Storna il conto',
  synonyms: ['storna', 'storno', 'rimborsa'],
  entity: 'conto',
  article: 'piatto',
  paid: 'incassato',
  done: 'Storno registrato, con il suo numero',
} as const

const STATI = {
  aperto: k.state('Aperto', 'primary', ['sospeso', 'incassato', 'annullato'], {
    verb: 'Riprendi',
    also: ['in corso', 'da chiudere', 'non chiuso'],
  }),
  sospeso: k.state('Da pagare', 'warning', ['aperto', 'annullato'], {
    verb: 'Metti da parte',
    also: ['sospeso', 'da parte', 'non pagato', 'portato'],
  }),
  incassato: k.state('Incassato', 'success', [], { over: true, verb: 'Incassa', paper: 'conto', also: ['pagato', 'chiuso', 'saldato'] }),
  annullato: k.state('Annullato', 'neutral', [], { away: true, verb: 'Annulla conto', also: ['cancellato', 'tolto'] }),
} as const

/** What a table pays, or one of those who share it. The prices of the menu bear their VAT. */
export const conto = k.defineEntity({
  name: 'conto',
  label: { one: 'Conto', many: 'Conti', gender: 'm' },
  fields: {
    numero: k.number('Numero', { series: 'CT', per: 'year', of: 'giorno', on: 'incassato' }),
    nome: k.optional(k.somebody('Intestato a', { max: 80, noun: { said: 'nome sul conto' }, synonyms: ['di chi', 'a nome di'] })),
    giorno: k.day('Giorno', { near: { past: 60, future: 0 } }),
    ora: k.optional(k.hour()),
    prenotazione: k.optional(k.reference('Prenotazione', 'prenotazione', { noun: { gender: 'f' } })),
    cliente: k.optional(k.reference('Cliente', 'cliente', { hint: 'Solo se chiede la fattura.' })),
    righe: k.optional(
      k.lines(
        'Righe',
        {
          piatto: k.reference('Piatto', 'piatto'),
          quantita: k.integer('Quantità', { min: -999, max: 999, short: 'Q.tà', noun: { gender: 'f' } }),
          prezzo: k.price(),
          iva: k.vat('IVA'),
          costo: k.cost(),
          persona: k.optional(k.integer('Persona', { min: 1, max: 60, noun: { gender: 'f' } })),
          quota: k.optional(k.text('Quota', { max: 20, noun: { gender: 'f' } })),
          importo: k.derived(k.money('Importo'), k.times('quantita', 'prezzo')),
        },
        {
          summary: ({ quantita, piatto: id, quota }, names) =>
            [`${quantita} x ${names?.(id) ?? ''}`, quota && `(${quota})`].filter(Boolean).join(' '),
          totals: ['subtotale', 'riduzione', 'totale'],
          starts: { quantita: 1, iva: '10' },
        },
      ),
    ),
    ...sconto,
    totale: k.derived(
      k.total('Totale', { synonyms: ['incasso', 'incassato', 'abbiamo incassato', 'battuto', 'abbiamo battuto'] }),
      k.totalOf('righe', alLordo),
    ),
    imponibile: k.derived(k.money('Imponibile'), k.taxableOf('righe', alLordo)),
    imposta: contenuto.imposta,
    costo_piatti: k.derived(
      k.money('Costo dei piatti', { hint: 'Degli ingredienti, al costo di quel giorno.' }),
      k.overLines('righe', k.times('quantita', 'costo')),
    ),
    pezzi: contenuto.pezzi,
    ...pagato,
    storna: k.optional(k.reference('Storno di', 'conto', { noun: { said: 'conto che storna' } })),
    motivo: k.optional(k.reason('Motivo dello storno', { max: 120, noun: { said: 'motivo dello storno' } })),
    stornato: k.derived(
      k.money('Stornato', { synonyms: ['restituito', 'rimborsato'] }),
      k.minus(0, k.sumOf({ entity: 'conto', by: 'storna', of: 'totale', where: [k.eq('stato', 'incassato')] })),
    ),
    stato: k.status('Stato', 'aperto', STATI, { synonyms: ['pagamento'] }),
    situazione: situazioneDi(STATI, {
      paid: 'incassato',
      back: 'stornato',
      in_parte: 'Stornato in parte',
      tutto: 'Stornato',
      storno: 'Storno',
    }),
  },
  title: ['nome', 'numero'],
  untitled: 'Al banco',
  synonyms: ['cassa', 'scontrino', 'incasso', 'incassi', 'ricevuta', 'conti'],
  makes: ['batti', 'conto al banco'],
  scans: [],
  sort: [k.desc('giorno'), k.desc('ora')],
  form: [
    { fields: ['nome', 'giorno', 'ora', 'prenotazione', 'cliente', 'righe', 'ribasso', 'sconto'] },
    { title: 'Pagamento', fields: ['pagamenti'], on: 'edit' },
    { title: 'Storno', fields: ['storna', 'motivo'], on: 'edit' },
  ],
  table: ['numero', 'giorno', 'ora', 'nome', 'pezzi', 'totale', 'situazione'],
  board: 'stato',
  closed: {
    open: ['cliente'],
    says: ({ storna }) => (storna === undefined ? 'se è sbagliato si storna e se ne batte un altro.' : undefined),
  },
  conflicts: resoGiusto(STORNO),
  rules: [scontoEntroIlConto('incassato'), { ...k.perIntero, when: [k.eq('stato', 'incassato'), k.perIntero.when[1]] }],
  prefill: ({ today: giorno }) => ({ giorno }),
  effects: async (before, after, read) =>
    after?.prenotazione !== undefined && before?.stato !== after.stato && after.stato === 'incassato'
      ? liberaIlTavolo(after.prenotazione, after.id, read)
      : [],
})
