import { expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { checklist } from '../../kernel/fields/checklist.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { describeEntry } from './describe-entry.ts'

const conto = defineEntity({
  name: 'conto',
  label: { one: 'Conto', many: 'Conti', gender: 'm' },
  fields: {
    nome: text('Nome'),
    righe: lines(
      'Righe',
      { piatto: reference('Piatto', 'piatto'), quantita: integer('Quantità'), prezzo: money('Prezzo'), nota: optional(text('Nota')) },
      { summary: ({ quantita }) => String(quantita) },
    ),
    extra: optional(lines('Extra', { voce: text('Voce'), quantita: integer('Quantità') }, { summary: ({ voce }) => voce })),
    lista: optional(checklist('Lista', [])),
  },
  title: ['nome'],
  table: ['nome'],
})

const names = { piatto_1: 'Carbonara', piatto_2: 'Tiramisù', piatto_3: 'Acqua' }
const told = (changed: Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>) =>
  describeEntry(
    conto,
    {
      seq: 1,
      commit: 1,
      at: '2026-11-23T10:00:00Z',
      by: 'Mario',
      via: 'form',
      entity: 'conto',
      id: 'conto_1',
      version: 2,
      type: 'update',
      changed,
    },
    (id) => names[id as keyof typeof names],
  ).what.map((words) => words.replaceAll('\u00a0', ' '))

const carbonara = { piatto: 'piatto_1', quantita: 2, prezzo: 1200 }
const acqua = { piatto: 'piatto_3', quantita: 1, prezzo: 250 }

it('names the line that changes, what of it and from what to what', () => {
  const righe = { before: [carbonara, acqua], after: [{ ...carbonara, quantita: 40 }, acqua] }
  expect(told({ righe })).toEqual(['Carbonara, quantità: 2 → 40'])
  const both = { before: [carbonara], after: [{ ...carbonara, prezzo: 1000, nota: 'Senza pepe' }] }
  expect(told({ righe: both })).toEqual(['Carbonara, prezzo: 12,00 € → 10,00 €', 'Carbonara, nota: vuoto → Senza pepe'])
})

it('names lines that come and go, wherever they stand', () => {
  const righe = { before: [acqua, carbonara], after: [carbonara, { piatto: 'piatto_2', quantita: 3, prezzo: 600 }] }
  expect(told({ righe })).toEqual(['Acqua: quantità 1, prezzo 2,50 € → tolta', 'Tiramisù: aggiunta: quantità 3, prezzo 6,00 €'])
  expect(told({ righe: { before: [carbonara, carbonara], after: [carbonara] } })).toEqual(['Carbonara: quantità 2, prezzo 12,00 € → tolta'])
})

it('knows a line without a reference by its words, and an item of a list by its own', () => {
  expect(told({ extra: { after: [{ voce: 'Torta', quantita: 1 }] } })).toEqual(['Torta: aggiunta: quantità 1'])
  const lista = { before: [{ text: 'Vetri' }, { text: 'Scale' }], after: [{ text: 'Vetri', done: true }, { text: 'Scale' }] }
  expect(told({ lista })).toEqual(['Vetri, fatto: vuoto → Sì'])
})

it('says that only the order of lines changed', () => {
  expect(told({ righe: { before: [acqua, carbonara], after: [carbonara, acqua] } })).toEqual(['Righe: in un altro ordine'])
})
