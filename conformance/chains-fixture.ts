import { defineEntity } from '../src/kernel/entity/definition/define-entity.ts'
import { chained, defineChain } from '../src/kernel/derive/chain.ts'
import { choice } from '../src/kernel/fields/choice.ts'
import { date } from '../src/kernel/fields/date.ts'
import { counted, derived } from '../src/kernel/fields/derived.ts'
import { number } from '../src/kernel/fields/document-number.ts'
import { optional } from '../src/kernel/fields/field.ts'
import { lines } from '../src/kernel/fields/lines.ts'
import { euro, money } from '../src/kernel/fields/money.ts'
import { integer } from '../src/kernel/fields/number.ts'
import { reference } from '../src/kernel/fields/reference.ts'
import { status } from '../src/kernel/fields/status.ts'
import { text } from '../src/kernel/fields/text.ts'
import { field, overLines, sum, sumOf, times } from '../src/kernel/expression/expression.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'

const committente = defineEntity({
  name: 'committente',
  label: { one: 'Committente', many: 'Committenti', gender: 'm' },
  fields: { nome: text('Nome'), preventivi: counted('Preventivi', { entity: 'preventivo', by: 'committente' }) },
  title: ['nome'],
  table: ['nome', 'preventivi'],
})

const prodotto = defineEntity({
  name: 'prodotto',
  label: { one: 'Prodotto', many: 'Prodotti', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})

const righe = (least = 0) =>
  optional(
    lines(
      'Righe',
      {
        voce: text('Voce'),
        pezzi: integer('Pezzi', { min: least }),
        prezzo: money('Prezzo'),
        prodotto: optional(reference('Prodotto', 'prodotto')),
      },
      { summary: ({ voce }) => voce },
    ),
  )

const preventivo = defineEntity({
  name: 'preventivo',
  label: { one: 'Preventivo', many: 'Preventivi', gender: 'm' },
  fields: {
    oggetto: text('Oggetto'),
    committente: reference('Committente', 'committente'),
    righe: righe(),
    totale: derived(money('Totale'), overLines('righe', times('pezzi', 'prezzo'))),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['accettato'] },
      accettato: { label: 'Accettato', tone: 'primary', next: ['fatturato', 'bozza'], verb: 'Accetta' },
      fatturato: { label: 'Fatturato', tone: 'success', next: ['accettato'] },
    }),
  },
  title: ['oggetto'],
  table: ['oggetto', 'committente', 'totale', 'stato'],
})

/** Work by the day: several of one customer come into one invoice. */
const giornata = defineEntity({
  name: 'giornata',
  label: { one: 'Giornata', many: 'Giornate', gender: 'f' },
  fields: {
    giorno: date('Giorno'),
    committente: reference('Committente', 'committente'),
    importo: money('Importo'),
    omaggio: optional(choice('Omaggio', { si: 'Sì' })),
    righe: righe(),
    fattura: optional(reference('Fattura', 'fattura')),
  },
  title: ['giorno', 'committente'],
  table: ['giorno', 'committente', 'importo'],
})

const fattura = defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  fields: {
    numero: number('Numero', { per: 'year', of: 'data', on: 'emessa' }),
    data: date('Data'),
    committente: reference('Committente', 'committente'),
    preventivo: optional(reference('Preventivo', 'preventivo')),
    righe: righe(),
    // Through the link and not copied: the days are worth what they are worth.
    giornate: derived(money('Giornate'), sumOf({ entity: 'giornata', by: 'fattura', of: 'importo' })),
    merce: derived(money('Merce'), overLines('righe', times('pezzi', 'prezzo'))),
    preventivato: derived(money('Preventivato'), field('preventivo.totale')),
    totale: derived(money('Totale'), sum('merce', 'giornate')),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa', 'annullata'] },
      emessa: { label: 'Emessa', tone: 'primary', next: ['stornata'], verb: 'Emetti' },
      stornata: { label: 'Stornata', tone: 'warning', next: [] },
      annullata: { label: 'Annullata', tone: 'neutral', next: ['bozza'] },
    }),
  },
  title: [['numero'], 'committente'],
  untitled: 'Bozza',
  table: ['numero', 'data', 'committente', 'totale', 'stato'],
  form: [{ fields: ['numero', 'data', 'committente', 'preventivo', 'righe'] }],
  prefill: ({ today }) => ({ data: today }),
})

const notaCredito = defineEntity({
  name: 'nota_credito',
  label: { one: 'Nota di credito', many: 'Note di credito', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'NC', per: 'year', of: 'data' }),
    data: date('Data'),
    committente: reference('Committente', 'committente'),
    fattura: reference('Fattura', 'fattura'),
    del: optional(date('Fattura del')),
    righe: righe(-1000),
    totale: derived(money('Totale'), overLines('righe', times('pezzi', 'prezzo'))),
  },
  title: ['numero', 'committente'],
  untitled: 'Nota nuova',
  table: ['numero', 'data', 'committente', 'fattura', 'totale'],
  // What it reverses is not chosen: the chain brings it.
  form: [{ fields: ['numero', 'data', 'committente', 'righe'] }, { title: 'Storno', fields: ['fattura', 'del'], on: 'edit' }],
  prefill: ({ today }) => ({ data: today }),
})

export const daPreventivo = defineChain(preventivo, fattura, {
  key: 'fattura_da_preventivo',
  label: 'Crea fattura',
  link: 'preventivo',
  copies: { committente: 'committente', righe: 'righe' },
  when: [{ field: 'stato', op: 'eq', value: 'accettato' }],
  moves: 'fatturato',
  lapsed: ['annullata', 'stornata'],
})
export const daGiornate = defineChain(giornata, fattura, {
  key: 'fattura_da_giornate',
  label: 'Crea fattura',
  made: 'fattura',
  by: 'committente',
  copies: { committente: 'committente', righe: 'righe' },
  when: [{ field: 'omaggio', op: 'empty' }],
  lapsed: ['annullata', 'stornata'],
})
export const storno = defineChain(fattura, notaCredito, {
  key: 'storno',
  label: 'Crea nota di credito',
  link: 'fattura',
  copies: { committente: 'committente', righe: 'righe', del: 'data' },
  reverses: ['righe.pezzi'],
  when: [{ field: 'stato', op: 'eq', value: 'emessa' }],
  moves: 'stornata',
})

export const chains = [daPreventivo, daGiornate, storno]
export const plainEntities = [committente, prodotto, preventivo, giornata, fattura, notaCredito] as const
export const chainsEntities = chained(plainEntities, chains)

const offer = (n: number, customer: number, stato: string): AnyRow => ({
  id: `preventivo_${n}`,
  version: 1,
  oggetto: ['Infissi', 'Portone', 'Tetto'][n - 1],
  committente: `committente_${customer}`,
  stato,
  righe: [
    { voce: 'Finestra', pezzi: 2, prezzo: euro(300), prodotto: 'prodotto_1' },
    { voce: 'Posa', pezzi: 1, prezzo: euro(80) },
  ],
})
const workday = (n: number, customer: number): AnyRow => ({
  id: `giornata_${n}`,
  version: 1,
  giorno: `2026-11-0${n}`,
  committente: `committente_${customer}`,
  importo: euro(200),
})

export const chainsSample: Readonly<Record<string, readonly AnyRow[]>> = {
  committente: [
    { id: 'committente_1', version: 1, nome: 'Rossi Serramenti' },
    { id: 'committente_2', version: 1, nome: 'Bar Sport' },
  ],
  prodotto: [{ id: 'prodotto_1', version: 1, nome: 'Finestra' }],
  preventivo: [offer(1, 1, 'accettato'), offer(2, 2, 'accettato'), offer(3, 1, 'bozza')],
  giornata: [workday(1, 1), workday(2, 1), workday(3, 2)],
}
