import { defineChain } from '../../src/kernel/chain.ts'
import { defineEntity } from '../../src/kernel/define-entity.ts'
import { most, minus, overLines, taxableOf, taxOf, times, totalOf } from '../../src/kernel/expression/expression.ts'
import { barcode } from '../../src/kernel/fields/barcode.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { derived } from '../../src/kernel/fields/derived.ts'
import { number } from '../../src/kernel/fields/document-number.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { lines } from '../../src/kernel/fields/lines.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { decimal, integer } from '../../src/kernel/fields/number.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'
import { vat } from '../../src/kernel/fields/vat.ts'

/** The counter of the shop, with its estimates and invoices. */
export const articolo = defineEntity({
  name: 'articolo',
  label: { one: 'Articolo', many: 'Articoli', gender: 'm' },
  fields: {
    nome: text('Nome'),
    ean: optional(barcode('Codice a barre')),
    reparto: choice('Reparto', { racchette: 'Racchette', palline: 'Palline', abiti: 'Abbigliamento', bar: 'Bar' }),
    prezzo: money('Prezzo'),
    iva: vat('IVA'),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'ean', 'reparto', 'prezzo'],
  unique: [['ean']],
})

const conto = { amount: 'importo', vat: 'iva', gross: true } as const

export const vendita = defineEntity({
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'SC', per: 'year', of: 'giorno', on: 'incassata' }),
    giorno: date('Giorno'),
    ora: optional(time('Ora')),
    socio: optional(reference('Socio', 'socio')),
    righe: lines(
      'Righe',
      {
        articolo: reference('Articolo', 'articolo'),
        quantita: integer('Quantità', { min: 1, max: 999 }),
        prezzo: money('Prezzo'),
        iva: vat('IVA'),
        importo: derived(money('Importo'), times('quantita', 'prezzo')),
      },
      { summary: ({ quantita, articolo: id }, names) => `${quantita} x ${names?.(id) ?? ''}`, totals: ['totale'] },
    ),
    totale: derived(money('Totale'), totalOf('righe', conto)),
    pagamenti: optional(
      lines(
        'Pagamenti',
        {
          mezzo: choice('Mezzo', { contanti: 'Contanti', carta: 'Carta' }),
          importo: money('Importo'),
          consegnato: optional(money('Consegnato')),
        },
        { summary: ({ mezzo }) => mezzo },
      ),
    ),
    pagato: derived(money('Pagato'), overLines('pagamenti', 'importo')),
    manca: derived(money('Da pagare'), most(0, minus('totale', 'pagato'))),
    resto: derived(money('Resto'), overLines('pagamenti', most(0, minus('consegnato', 'importo')))),
    stato: status('Stato', 'in_corso', {
      in_corso: { label: 'In corso', tone: 'primary', next: ['sospesa', 'incassata', 'annullata'] },
      sospesa: { label: 'Sospesa', tone: 'warning', next: ['in_corso', 'annullata'], verb: 'Sospendi' },
      incassata: { label: 'Incassata', tone: 'success', next: [], over: true, verb: 'Incassa' },
      annullata: { label: 'Annullata', tone: 'destructive', next: [], verb: 'Annulla vendita' },
    }),
  },
  title: ['numero', 'socio'],
  untitled: 'Senza numero',
  sort: [{ field: 'giorno', direction: 'desc' }],
  table: ['numero', 'giorno', 'socio', 'totale', 'stato'],
  board: 'stato',
  prefill: ({ today }) => ({ giorno: today }),
  rules: [
    {
      field: 'pagamenti',
      message: 'Il conto non è ancora pagato per intero.',
      when: [
        { field: 'stato', op: 'eq', value: 'incassata' },
        { field: 'manca', op: 'gt', value: 0 },
      ],
    },
  ],
})

const righe = () =>
  lines(
    'Righe',
    {
      descrizione: text('Descrizione'),
      quantita: decimal('Quantità'),
      prezzo: money('Prezzo'),
      iva: vat('IVA'),
      importo: derived(money('Importo'), times('quantita', 'prezzo')),
    },
    { summary: ({ descrizione }) => descrizione, totals: ['imponibile', 'imposta', 'totale'], starts: { quantita: 1, iva: '22' } },
  )
const netto = { amount: 'importo', vat: 'iva' } as const

export const preventivo = defineEntity({
  name: 'preventivo',
  label: { one: 'Preventivo', many: 'Preventivi', gender: 'm' },
  fields: {
    numero: number('Numero', { series: 'PV', per: 'year', of: 'data', on: 'inviato' }),
    data: date('Data'),
    socio: reference('Socio', 'socio'),
    righe: righe(),
    imponibile: derived(money('Imponibile'), taxableOf('righe', netto)),
    imposta: derived(money('Imposta'), taxOf('righe', netto)),
    totale: derived(money('Totale'), totalOf('righe', netto)),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['inviato'] },
      inviato: { label: 'Inviato', tone: 'info', next: ['accettato', 'rifiutato'], verb: 'Invia' },
      accettato: { label: 'Accettato', tone: 'success', next: ['fatturato'], verb: 'Segna accettato' },
      rifiutato: { label: 'Rifiutato', tone: 'destructive', next: [], over: true, verb: 'Segna rifiutato' },
      fatturato: { label: 'Fatturato', tone: 'success', next: [], over: true },
    }),
  },
  title: ['numero', 'socio'],
  untitled: 'Bozza',
  table: ['numero', 'data', 'socio', 'totale', 'stato'],
  board: 'stato',
  prefill: ({ today }) => ({ data: today }),
})

export const fattura = defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'FT', per: 'year', of: 'data', on: 'inviata' }),
    data: date('Data'),
    socio: reference('Socio', 'socio'),
    preventivo: optional(reference('Preventivo', 'preventivo')),
    righe: righe(),
    imponibile: derived(money('Imponibile'), taxableOf('righe', netto)),
    imposta: derived(money('Imposta'), taxOf('righe', netto)),
    totale: derived(money('Totale'), totalOf('righe', netto)),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['inviata'] },
      inviata: { label: 'Inviata', tone: 'primary', next: ['pagata', 'scartata'], verb: 'Invia' },
      scartata: { label: 'Scartata', tone: 'destructive', next: ['inviata'], verb: 'Segna scartata' },
      pagata: { label: 'Pagata', tone: 'success', next: [], over: true, verb: 'Registra incasso' },
    }),
  },
  title: ['numero', 'socio'],
  untitled: 'Bozza',
  table: ['numero', 'data', 'socio', 'imponibile', 'totale', 'stato'],
  board: 'stato',
  prefill: ({ today }) => ({ data: today }),
})

/** An estimate that was accepted becomes its invoice, once. */
export const fatturaDelPreventivo = defineChain(preventivo, fattura, {
  key: 'fattura',
  label: 'Crea fattura',
  link: 'preventivo',
  copies: { socio: 'socio', righe: 'righe' },
  when: [{ field: 'stato', op: 'eq', value: 'accettato' }],
  moves: 'fatturato',
})
