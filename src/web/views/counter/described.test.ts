import { describe, expect, it } from 'vitest'
import { checkSample } from '../../../kernel/sector/definition/check-sample.ts'
import { seenSector } from '../../../kernel/sector/sight/seen-sector.ts'
import { checkSector } from '../../../kernel/sector/definition/check-sector.ts'
import type { Counter } from '../../../kernel/screens/counter.ts'
import { DefinitionError } from '../../../kernel/problem/problem.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { banco, screen } from './banco.fixture.ts'

const { counter } = screen
const { sold, articles, payment } = counter
const define = (changed: object) => () => {
  const screens = [{ ...screen, counter: { ...counter, ...changed } } as unknown as CollectionScreen]
  return checkSector({ ...banco, screens })
}

it('takes a till that finds all it needs, and its sample', async () => {
  expect(define({})).not.toThrow()
  await checkSample(banco, { today: '2026-11-21' })
})

it.each<[string, object, string]>([
  ['whose total is typed', { total: 'sconto' }, "counter: 'sconto' of vendita is typed, and a till adds nothing up itself."],
  ['whose total is no money', { total: 'ora' }, "counter: 'ora' of vendita is a time. Name a field of kind money."],
  ['that sells no lines', { sold: { ...sold, lines: 'nome' } }, "counter.sold: 'nome' of vendita is a text. Name a field of kind lines."],
  [
    'of a column that there is not',
    { sold: { ...sold, quantity: 'pezzi' } },
    "counter.sold: 'pezzi' is not a column of righe. Columns: articolo,",
  ],
  [
    'of an article that is a price',
    { sold: { ...sold, article: 'prezzo' } },
    "counter.sold: 'prezzo' of righe is a money. Name a column of kind reference.",
  ],
  ['of amounts that are typed', { sold: { ...sold, amount: 'prezzo' } }, "counter.sold: 'prezzo' is typed. Work out what a line comes to."],
  ['whose price comes from nowhere', { sold: { ...sold, takes: { iva: 'iva' } } }, "takes: 'prezzo' is taken from nowhere."],
  [
    'that takes a text for a price',
    { sold: { ...sold, takes: { ...sold.takes, prezzo: 'nome' } } },
    'takes: nome → prezzo makes a money of a text.',
  ],
  [
    'that takes what may be empty',
    { sold: { ...sold, takes: { ...sold.takes, prezzo: 'costo' } } },
    "takes: 'costo' may be empty, and 'prezzo' may not.",
  ],
  [
    'that leaves a column unfilled',
    { sold: { ...sold, takes: { prezzo: 'prezzo' } } },
    "counter.sold: 'iva' of righe is asked for, and reading does not fill it.",
  ],
  [
    'that takes what the article has not',
    { sold: { ...sold, takes: { ...sold.takes, iva: 'aliquota' } } },
    "takes: 'aliquota' is not a field of articolo",
  ],
  ['with a discount that is written nowhere', { discount: {} }, 'counter.discount: is written nowhere.'],
  [
    'with a percent that is money',
    { discount: { percent: 'sconto' } },
    "counter.discount: 'sconto' is a money. Name a field of kind percent.",
  ],
  ['with a code that there is not', { articles: { ...articles, codes: ['aic'] } }, "counter.articles: 'aic' is not a field of articolo"],
  [
    'with shelves by a price',
    { articles: { ...articles, by: 'prezzo' } },
    "articles.by: 'prezzo' of articolo is a money. Name a field of kind choice.",
  ],
  ['with a stock that is a name', { articles: { ...articles, stock: 'nome' } }, "articles.stock: 'nome' of articolo is a text."],
  ['paid by what is sold', { payment: { ...payment, lines: 'righe', means: 'iva' } }, 'what is paid is not what is sold.'],
  [
    'paid by no means',
    { payment: { ...payment, means: 'importo' } },
    "payment: 'importo' of pagamenti is a money. Name a column of kind choice.",
  ],
  [
    'with a means that there is not',
    { payment: { ...payment, kinds: { ...payment.kinds, assegno: 'other' } } },
    "kinds: 'assegno' is no value of mezzo.",
  ],
  ['with a means left out', { payment: { ...payment, kinds: { contanti: 'cash' } } }, "kinds: 'carta' is left out."],
  [
    'with a means that is nothing',
    { payment: { ...payment, kinds: { ...payment.kinds, carta: 'plastic' } } },
    "'plastic' is no kind of payment.",
  ],
  ['whose missing amount is typed', { payment: { ...payment, missing: 'sconto' } }, "payment: 'sconto' of vendita is typed"],
  ['paid in no state', { states: { paid: 'pagata' } }, "states: 'pagata' is not a state of vendita"],
  ['that nobody may pay', { states: { paid: 'resa' } }, "states: no way leads from 'in_corso' to 'resa'."],
  ['parked for good', { states: { paid: 'incassata', parked: 'annullata' } }, "states: no way leads from 'annullata' to 'in_corso'."],
  ['that says what is worked out', { about: ['imposta'] }, "about: 'imposta' is worked out and cannot be written."],
  ['put down at a name', { moment: { day: 'nome', time: 'ora' } }, "moment.day: 'nome' of vendita is a text."],
])('refuses a till %s', (_case, changed, message) => {
  expect(define(changed)).toThrow(DefinitionError)
  expect(define(changed)).toThrow(message)
})

it('refuses the view without its description', () => {
  const { counter: _counter, ...bare } = screen
  expect(() => checkSector({ ...banco, screens: [bare as CollectionScreen] })).toThrow(
    "views: 'counter' has nothing to show. Say what is sold, and how it is paid.",
  )
})

describe('a till as somebody sees it', () => {
  const seen = (groups: readonly string[]): Counter | undefined => {
    const [first] = seenSector(banco, { groups }).screens
    return first?.kind === 'collection' ? first.counter : undefined
  }

  it('has no discounts for who may not give them, neither on the whole nor on a line', () => {
    expect(seen([])).not.toHaveProperty('discount')
    expect(seen([])?.sold).not.toHaveProperty('discount')
    expect(seen(['sconti'])).toMatchObject({ discount: counter.discount, sold: { discount: sold.discount } })
  })

  it('shows costs to who sees them alone', () => {
    expect(seen([])?.articles.details).toEqual(['confezione'])
    expect(seen(['costi'])?.articles.details).toEqual(['confezione', 'costo'])
  })

  it('is not there for who may not sell', () => {
    const entities = banco.entities.map((entity) =>
      entity.name === 'vendita' ? { ...entity, access: { write: ['sconti'] as const } } : entity,
    )
    const [first] = seenSector({ ...banco, entities }, { groups: [] }).screens
    expect(first).toMatchObject({ views: ['list', 'board'] })
    expect(first).not.toHaveProperty('counter')
  })
})
