import { describe, expect, it } from 'vitest'
import { seenSector } from '../../../kernel/sector/sight/seen-sector.ts'
import { defineSector } from '../../../kernel/sector/definition/define-sector.ts'
import { dueDates, openDues, type DocumentView } from '../../../kernel/screens/document-view.ts'
import { DefinitionError } from '../../../kernel/problem/problem.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { placedColumns } from './line-columns.ts'
import { studio } from './studio.fixture.ts'

const invoices = studio.screens.find((one): one is CollectionScreen => one.kind === 'collection' && one.key === 'fatture')
const document = invoices?.document
if (!invoices || !document?.due) throw new Error('no invoices')
const { due } = document

describe('parts that fall due', () => {
  const of = (pagamento: string, totale: number, data = '2026-11-25') => dueDates(due, { pagamento, totale, data })
  it('are counted in days, across months and leap years', () => {
    expect(of('trenta_sessanta', 152_544)).toEqual([
      { day: '2026-12-25', amount: 76_272 },
      { day: '2027-01-24', amount: 76_272 },
    ])
    expect(of('trenta_sessanta', 2, '2028-01-30')).toMatchObject([{ day: '2028-02-29' }, { day: '2028-03-30' }])
  })
  it('add up to the total, also of what is given back: the last takes what is left', () => {
    for (const total of [0, 1, 2, 100, 152_545, 152_546, -152_545])
      expect(of('tre', total).reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    expect(of('tre', 100).map(({ amount }) => amount)).toEqual([33, 33, 34])
  })
  it('are none while the terms, the day or the total are not known', () => {
    expect(of('mai', 100)).toEqual([])
    expect(dueDates(due, { pagamento: 'subito', totale: 100 })).toEqual([])
    expect(dueDates(due, { pagamento: 'subito', data: '2026-11-25' })).toEqual([])
  })
})

it.each<[number | undefined, readonly number[]]>([
  [undefined, [33, 33, 34]],
  [0, [33, 33, 34]],
  [40, [0, 26, 34]],
  [100, [0, 0, 0]],
  [120, [0, 0, 0]],
  [-5, [33, 33, 34]],
])('covers with %s cents that came in the first parts', (received, open) => {
  const parts = openDues({ ...due, received: 'incassato' }, { pagamento: 'tre', totale: 100, data: '2026-11-25', incassato: received })
  expect(parts.map((part) => part.open)).toEqual(open)
})

it('has words at the left and figures each by itself', () => {
  const lines = studio.entities.find(({ name }) => name === 'fattura')?.fields['righe']
  if (!lines) throw new Error('no lines')
  const { words, figures } = placedColumns(lines)
  expect([words, figures].map((columns) => columns.map(([key]) => key))).toEqual([
    ['articolo', 'dettaglio'],
    ['quantita', 'prezzo', 'iva', 'importo'],
  ])
})

const define = (change: Partial<DocumentView>) => () =>
  defineSector({
    ...studio,
    sample: () => ({}),
    screens: studio.screens.map((one) => (one === invoices ? { ...invoices, document: { ...document, ...change } } : one)),
  })
const withDue = (change: object) => define({ due: { ...due, ...change } })

it('is taken as it is described', () => {
  expect(define({})).not.toThrow()
})

it.each<[string, () => unknown, string]>([
  ['lines that are a day', define({ lines: 'data' }), "'data' of fattura is a date. Name a field of kind lines."],
  ['a paper of another', define({ print: 'preventivo' }), "'preventivo' is a paper of preventivo, and here is fattura."],
  ['a step that there is not', define({ steps: ['bozza', 'persa'] }), "document.steps: 'persa' is not a state of fattura."],
  ['a step twice', define({ steps: ['bozza', ['inviata', 'bozza']] }), "document.steps: 'bozza' stands there twice."],
  ['a beginning that is not written', define({ open: ['scartata'] }), "document.open: a new fattura is 'bozza' and could not be written."],
  ['terms that are no choice', withDue({ by: 'data' }), "'data' of fattura is a date. Name a field of kind choice."],
  ['terms left out', withDue({ after: { subito: [0], tre: [30] } }), "document.due.after: 'trenta_sessanta' does not say when."],
  ['terms that there are not', withDue({ after: { ...due.after, mai: [1] } }), "document.due.after: 'mai' is no value of pagamento."],
  ['parts before the day', withDue({ after: { ...due.after, tre: [-1] } }), "document.due.after: 'tre' does not say when."],
  ['what came in that is no amount', withDue({ received: 'cliente' }), "'cliente' of fattura is a reference. Name a field of kind money."],
  ['a state of payment that there is not', withDue({ paid: ['saldata'] }), "'saldata' is not a state of fattura."],
])('refuses a document with %s', (_case, defining, message) => {
  expect(defining).toThrow(DefinitionError)
  expect(defining).toThrow(message)
})

it('is seen as it is by who sees all', () => {
  const seen = seenSector(studio, { groups: [] }).screens.find((one) => one.key === 'fatture')
  expect(seen).toMatchObject({ document })
})
