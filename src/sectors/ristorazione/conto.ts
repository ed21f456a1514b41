import { defineEntity } from '../../kernel/define-entity.ts'
import { minus, overLines, sumOf, taxableOf, taxOf, times, totalOf } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { number } from '../../kernel/fields/document-number.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { vat } from '../../kernel/fields/vat.ts'
import { perIntero } from '../../kernel/till-payments.ts'
import { alLordo, pagato, sconto, scontoEntroIlConto } from '../common/cassa.ts'
import { resoGiusto, situazioneDi } from '../common/reso.ts'
import { liberaIlTavolo } from './al-conto.ts'

/** How what is given back is called here. */
export const STORNO = {
  label: 'Storna il conto',
  synonyms: ['storna', 'storno', 'rimborsa', 'restituisci i soldi', 'annulla il conto pagato'],
  entity: 'conto',
  article: 'piatto',
  paid: 'incassato',
  done: 'Storno registrato, con il suo numero',
} as const

const STATI = {
  aperto: {
    label: 'Aperto',
    tone: 'primary',
    next: ['sospeso', 'incassato', 'annullato'],
    verb: 'Riprendi',
    also: ['in corso', 'da chiudere', 'non chiuso'],
  },
  sospeso: {
    label: 'Da pagare',
    tone: 'warning',
    next: ['aperto', 'annullato'],
    verb: 'Metti da parte',
    also: ['sospeso', 'da parte', 'non pagato', 'portato'],
  },
  incassato: {
    label: 'Incassato',
    tone: 'success',
    next: [],
    over: true,
    verb: 'Incassa',
    paper: 'conto',
    also: ['pagato', 'chiuso', 'saldato'],
  },
  annullato: { label: 'Annullato', tone: 'neutral', next: [], away: true, verb: 'Annulla conto', also: ['cancellato', 'tolto'] },
} as const

/** What a table pays, or one of those who share it. The prices of the menu bear their VAT. */
export const conto = defineEntity({
  name: 'conto',
  label: { one: 'Conto', many: 'Conti', gender: 'm' },
  fields: {
    numero: number('Numero', { series: 'CT', per: 'year', of: 'giorno', on: 'incassato' }),
    nome: optional(text('Intestato a', { max: 80, noun: { said: 'nome sul conto' }, synonyms: ['di chi', 'a nome di'] })),
    giorno: date('Giorno', { near: { past: 60, future: 0 }, synonyms: ['data'] }),
    ora: optional(time('Ora')),
    prenotazione: optional(reference('Prenotazione', 'prenotazione', { noun: { gender: 'f' } })),
    cliente: optional(reference('Cliente', 'cliente', { hint: 'Solo se chiede la fattura.' })),
    righe: optional(
      lines(
        'Righe',
        {
          piatto: reference('Piatto', 'piatto'),
          quantita: integer('Quantità', { min: -999, max: 999, short: 'Q.tà', noun: { gender: 'f' } }),
          prezzo: money('Prezzo'),
          iva: vat('IVA'),
          costo: money('Costo'),
          persona: optional(integer('Persona', { min: 1, max: 60, noun: { gender: 'f' } })),
          quota: optional(text('Quota', { max: 20, noun: { gender: 'f' } })),
          importo: derived(money('Importo'), times('quantita', 'prezzo')),
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
    totale: derived(
      money('Totale', {
        synonyms: ['incasso', 'importo', 'incassato', 'abbiamo incassato', 'battuto', 'abbiamo battuto'],
      }),
      totalOf('righe', alLordo),
    ),
    imponibile: derived(money('Imponibile'), taxableOf('righe', alLordo)),
    imposta: derived(money('IVA compresa'), taxOf('righe', alLordo)),
    costo_piatti: derived(
      money('Costo dei piatti', { hint: 'Degli ingredienti, al costo di quel giorno.' }),
      overLines('righe', times('quantita', 'costo')),
    ),
    pezzi: derived(integer('Pezzi', { unit: ['pezzo', 'pezzi'] }), overLines('righe', 'quantita')),
    ...pagato,
    storna: optional(reference('Storno di', 'conto', { noun: { said: 'conto che storna' } })),
    motivo: optional(text('Motivo dello storno', { max: 120, noun: { said: 'motivo dello storno' } })),
    stornato: derived(
      money('Stornato', { synonyms: ['restituito', 'rimborsato'] }),
      minus(0, sumOf({ entity: 'conto', by: 'storna', of: 'totale', where: [{ field: 'stato', op: 'eq', value: 'incassato' }] })),
    ),
    stato: status('Stato', 'aperto', STATI, { synonyms: ['pagamento'] }),
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
  sort: [
    { field: 'giorno', direction: 'desc' },
    { field: 'ora', direction: 'desc' },
  ],
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
  rules: [scontoEntroIlConto('incassato'), { ...perIntero, when: [{ field: 'stato', op: 'eq', value: 'incassato' }, perIntero.when[1]] }],
  prefill: ({ today: giorno }) => ({ giorno }),
  effects: async (before, after, read) =>
    after?.prenotazione !== undefined && before?.stato !== after.stato && after.stato === 'incassato'
      ? liberaIlTavolo(after.prenotazione, after.id, read)
      : [],
})
