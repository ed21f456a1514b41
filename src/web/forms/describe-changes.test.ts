import { expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { checklist } from '../../kernel/fields/checklist.ts'
import { optional } from '../../kernel/fields/field.ts'
import { lines } from '../../kernel/fields/lines.ts'
import { money } from '../../kernel/fields/money.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import type { Entry } from '../../kernel/door/store.ts'
import { changeWords, describeChanges } from './describe-changes.ts'

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
const told = (changed: Entry['changed']) =>
  describeChanges(conto, { changed }, (id) => names[id as keyof typeof names]).map((change) =>
    changeWords(change).replaceAll('\u00a0', ' '),
  )

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

it('tells a value that its author gave up, also where nothing else of the field changed', () => {
  const changed = { nome: { before: 'Due', after: 'Due', discarded: 'Tre' } }
  expect(describeChanges(conto, { changed }, () => undefined)).toEqual([{ key: 'nome', label: 'Nome', after: 'Due', discarded: 'Tre' }])
  expect(told({ nome: { before: 'Uno', after: 'Uno' } })).toEqual([])
})
