import { defineChain } from '../../src/kernel/derive/chain.ts'
import { defineEntity } from '../../src/kernel/entity/definition/define-entity.ts'
import { times, totalOf } from '../../src/kernel/expression/expression.ts'
import { barcode } from '../../src/kernel/fields/barcode.ts'
import { choice } from '../../src/kernel/fields/choice.ts'
import { date } from '../../src/kernel/fields/date.ts'
import { derived, summed } from '../../src/kernel/fields/derived.ts'
import { number } from '../../src/kernel/fields/document-number.ts'
import { optional } from '../../src/kernel/fields/field.ts'
import { lines } from '../../src/kernel/fields/lines.ts'
import { money } from '../../src/kernel/fields/money.ts'
import { integer } from '../../src/kernel/fields/number.ts'
import { reference } from '../../src/kernel/fields/reference.ts'
import { status } from '../../src/kernel/fields/status.ts'
import { text } from '../../src/kernel/fields/text.ts'
import { time } from '../../src/kernel/fields/time.ts'
import { vat } from '../../src/kernel/fields/vat.ts'
import { fatturaDi } from '../../src/sectors/common/fattura/fattura.ts'
import { incassa, incassoFattura, stornaIncasso } from '../../src/sectors/common/fattura/incasso.ts'
import { notaCreditoDi, storno } from '../../src/sectors/common/fattura/nota.ts'
import { fatturazione, preventivoDi } from '../../src/sectors/common/preventivo.ts'
import { incassi, perIntero } from '../../src/kernel/screens/till-payments.ts'

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
    giacenza: summed('Giacenza', { entity: 'movimento', by: 'articolo', of: 'quantita' }, { unit: ['pz', 'pz'] }),
  },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'ean', 'reparto', 'prezzo', 'giacenza'],
  unique: [['ean']],
})

export const movimento = defineEntity({
  name: 'movimento',
  label: { one: 'Movimento', many: 'Movimenti', gender: 'm' },
  fields: {
    giorno: date('Giorno'),
    articolo: reference('Articolo', 'articolo'),
    quantita: integer('Quantità', { min: -1_000_000 }),
    vendita: optional(reference('Vendita', 'vendita')),
  },
  title: ['articolo', 'giorno'],
  table: ['giorno', 'articolo', 'quantita'],
  stock: { of: 'articolo', quantity: 'quantita' },
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
    ...incassi,
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
  rules: [perIntero],
  // What is paid for leaves the shop.
  effects: (before, after, _read, { today }) =>
    after?.stato === 'incassata' && before?.stato !== 'incassata'
      ? after.righe.map(({ articolo: of, quantita }) => ({
          type: 'create',
          entity: 'movimento',
          values: { giorno: today, articolo: of, quantita: -quantita, vendita: after.id },
        }))
      : [],
})

export const preventivo = defineEntity(preventivoDi('socio', 'Socio'))

const base = fatturaDi('socio', 'Socio')
export const fattura = defineEntity({
  ...base,
  fields: { ...base.fields, preventivo: optional(reference('Preventivo', 'preventivo')) },
  form: [{ fields: ['cliente', 'data', 'pagamento', 'preventivo', 'righe', 'bollo_nostro', 'note'] }],
})
export const incasso = defineEntity(incassoFattura)
export const notaCredito = defineEntity(notaCreditoDi('socio', 'Socio'))

/** An estimate that was accepted becomes its invoice, once; an invoice is taken back by its credit note. */
export const chains = [defineChain(preventivo, fattura, fatturazione), defineChain(fattura, notaCredito, storno)]
export const actions = [incassa(fattura), stornaIncasso(incasso)]
