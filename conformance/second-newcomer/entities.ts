import { defineGroups } from '../../src/kernel/access/groups.ts'
import { defineEntity } from '../../src/kernel/define-entity.ts'
import { dayAfter, minus, taxableOf, taxOf, times, totalOf } from '../../src/kernel/expression/expression.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { counted, derived, summed } from '../../src/kernel/fields/derived.ts'
import { number } from '../../src/kernel/fields/document-number.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { lines } from '../../src/kernel/fields/lines.ts'
import { euro, money } from '../../src/kernel/fields/money.ts'
import { decimal, integer } from '../../src/kernel/fields/number.ts'
import { phone } from '../../src/kernel/fields/phone.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { rowOf } from '../../src/kernel/fields/row-of.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { vat } from '../../src/kernel/fields/vat.ts'

export const { groups, restricted } = defineGroups({ identita: 'Documenti d’identità' })

export const daFatturare = [
  { field: 'stato', op: 'eq', value: 'reso' },
  { field: 'fattura', op: 'empty' },
] as const

export const cliente = defineEntity({
  name: 'cliente',
  label: { one: 'Cliente', many: 'Clienti', gender: 'm' },
  fields: {
    nome: text('Nome'),
    telefono: phone('Telefono'),
    documento: restricted(optional(text('Documento d’identità', { hint: 'Tipo e numero.' })), 'identita'),
    da_fatturare: counted('Da fatturare', { entity: 'noleggio', by: 'cliente', where: daFatturare }),
  },
  title: ['nome'],
  table: ['nome', 'telefono', 'documento', 'da_fatturare'],
})

export const attrezzo = defineEntity({
  name: 'attrezzo',
  label: { one: 'Attrezzo', many: 'Attrezzi', gender: 'm' },
  fields: {
    codice: text('Codice', { max: 12 }),
    nome: text('Nome'),
    posto: text('Posto in magazzino', { short: 'Posto', placeholder: 'Corsia A, scaffale 3' }),
    prezzo: money('Prezzo al giorno'),
    stato: status('Stato', 'pronto', {
      pronto: { label: 'Pronto', tone: 'success', next: ['officina', 'dismesso'], verb: 'Rimetti a posto' },
      officina: { label: 'In officina', tone: 'warning', next: ['pronto', 'dismesso'], verb: 'Manda in officina' },
      dismesso: { label: 'Dismesso', tone: 'neutral', next: [], verb: 'Dismetti' },
    }),
  },
  title: ['codice', 'nome'],
  table: ['codice', 'nome', 'posto', 'prezzo', 'stato'],
  unique: [['codice']],
  board: 'stato',
})

export const noleggio = defineEntity({
  name: 'noleggio',
  label: { one: 'Noleggio', many: 'Noleggi', gender: 'm' },
  fields: {
    cliente: reference('Cliente', 'cliente'),
    attrezzo: reference('Attrezzo', 'attrezzo', { among: () => [{ field: 'stato', op: 'ne', value: 'dismesso' }] }),
    dal: date('Dal', { near: { past: 30, future: 180 } }),
    giorni: integer('Giorni', { min: 1, max: 90, unit: ['giorno', 'giorni'] }),
    al: derived(date('Al'), dayAfter('dal', minus('giorni', 1))),
    prezzo: money('Prezzo al giorno'),
    importo: derived(money('Importo'), times('giorni', 'prezzo')),
    cauzione: optional(money('Cauzione')),
    fattura: optional(reference('Fattura', 'fattura')),
    stato: status('Stato', 'richiesto', {
      richiesto: { label: 'Richiesto', tone: 'neutral', next: ['consegnato', 'annullato'] },
      consegnato: { label: 'Consegnato', tone: 'primary', next: ['reso'], begun: true, requires: ['cauzione'], verb: 'Consegna' },
      reso: { label: 'Reso', tone: 'success', next: [], freed: true, verb: 'Ritira', shows: ['cauzione', 'importo'] },
      annullato: { label: 'Annullato', tone: 'destructive', next: ['richiesto'], away: true, verb: 'Annulla' },
    }),
  },
  title: ['attrezzo', 'dal'],
  table: ['dal', 'al', 'attrezzo', 'cliente', 'importo', 'cauzione', 'stato', 'fattura'],
  form: [{ fields: ['cliente', 'attrezzo', 'dal', 'giorni', 'prezzo', 'cauzione'] }],
  sort: [{ field: 'dal', direction: 'near' }],
  board: 'stato',
  span: { from: 'dal', lasts: 'giorni', lane: 'attrezzo' },
  exclusive: { says: (_, when) => `è già noleggiato ${when}` },
  prefill: ({ today }) => ({ dal: today, giorni: 1 }),
  proposes: async (draft, read) => {
    const row = draft.attrezzo ? await read.get('attrezzo', draft.attrezzo) : undefined
    const prezzo = row && rowOf(attrezzo, row).prezzo
    return prezzo ? { prezzo, cauzione: euro((prezzo * 3) / 100) } : {}
  },
  rules: [
    {
      field: 'attrezzo',
      message: 'L’attrezzo non è pronto: scegline un altro o aspetta che torni.',
      when: [
        { field: 'stato', op: 'in', value: ['richiesto', 'consegnato'] },
        { field: 'attrezzo.stato', op: 'ne', value: 'pronto' },
      ],
    },
  ],
})

const consumabile = defineEntity({
  name: 'consumabile',
  label: { one: 'Consumabile', many: 'Consumabili', gender: 'm' },
  fields: {
    nome: text('Nome'),
    unita: text('Unità', { max: 10, placeholder: 'pezzi' }),
    soglia: decimal('Soglia'),
    giacenza: summed('Giacenza', { entity: 'movimento', by: 'consumabile', of: 'quantita' }),
  },
  title: ['nome'],
  table: ['nome', 'giacenza', 'soglia', 'unita'],
})

const movimento = defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    giorno: date('Giorno'),
    consumabile: reference('Consumabile', 'consumabile'),
    quantita: decimal('Quantità', { min: -1_000_000, hint: 'Sotto zero quello che esce.' }),
  },
  title: ['consumabile', 'giorno'],
  table: ['giorno', 'consumabile', 'quantita'],
  stock: { of: 'consumabile', quantity: 'quantita' },
})

const conto = { amount: 'importo', vat: 'iva' } as const

export const fattura = defineEntity({
  name: 'fattura',
  label: { one: 'Fattura', many: 'Fatture', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'FT', per: 'year', of: 'data', on: 'emessa' }),
    data: date('Data'),
    cliente: reference('Cliente', 'cliente'),
    righe: lines(
      'Righe',
      {
        descrizione: text('Descrizione'),
        noleggio: optional(reference('Noleggio', 'noleggio')),
        quantita: decimal('Quantità'),
        prezzo: money('Prezzo'),
        iva: vat('IVA'),
        importo: derived(money('Importo'), times('quantita', 'prezzo')),
      },
      { summary: ({ descrizione }) => descrizione, totals: ['imponibile', 'imposta', 'totale'], starts: { quantita: 1, iva: '22' } },
    ),
    imponibile: derived(money('Imponibile'), taxableOf('righe', conto)),
    imposta: derived(money('Imposta'), taxOf('righe', conto)),
    totale: derived(money('Totale'), totalOf('righe', conto)),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa'] },
      emessa: { label: 'Emessa', tone: 'primary', next: ['pagata'], verb: 'Emetti', paper: 'fattura', shows: ['totale'] },
      pagata: { label: 'Pagata', tone: 'success', next: [], verb: 'Segna pagata' },
    }),
  },
  title: ['numero', 'cliente'],
  untitled: 'Bozza',
  table: ['numero', 'data', 'cliente', 'imponibile', 'totale', 'stato'],
  board: 'stato',
})

export const entities = [cliente, attrezzo, noleggio, consumabile, movimento, fattura] as const
