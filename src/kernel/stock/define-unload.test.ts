import { array, asyncProperty, assert, constantFrom, integer, option, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articolo, lotto, movimento, stockEntities } from '../../../conformance/stock-fixture.ts'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { defineUnload } from './define-unload.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Stock } from '../entity/stock-movement.ts'
import { decimal } from '../fields/number.ts'
import { DefinitionError } from '../problem/problem.ts'
import { stockOf } from './stock.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { readOf } from '../door/read-of.ts'

const TODAY = '2026-11-21'
const known = (...others: readonly AnyEntity[]) => new Map([...stockEntities, ...others].map((entity) => [entity.name, entity]))
const saying = (stock: Partial<Stock>): AnyEntity => ({ ...movimento, stock: { ...(movimento.stock as Stock), ...stock } })

const options = {
  name: 'movimento',
  label: movimento.label,
  title: ['giorno'],
  table: [],
  stock: { of: 'articolo', quantity: 'quantita' },
} as const

describe('faults are told when it is defined', () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      'an article that sums nothing',
      () => {
        const { giacenza: _giacenza, ...fields } = articolo.fields
        return stockOf(saying({}), known({ ...articolo, fields }))
      },
      /movimento\.stock: nothing in 'articolo' sums 'quantita' by 'articolo'\. Give articolo a field summed\(/,
    ],
    [
      'a quantity that nothing could go with',
      () => defineEntity({ ...options, fields: { ...movimento.fields, quantita: decimal('Quantità') } }),
      /movimento\.stock\.quantity: 'quantita' is never below nothing, so nothing could go\. Give it a min below zero, or work it out/,
    ],
    ['an expiry that is no day', () => stockOf(saying({ expiry: 'codice' }), known()), /'codice' is no day of lotto/],
    ['lots of something that moves none', () => defineUnload(articolo, lotto), /articolo\.stock: moves no lots of 'lotto'/],
    ['lots of another kind', () => defineUnload(movimento, articolo), /moves no lots of 'articolo'/],
    [
      'lots that belong to nobody',
      () => {
        const { articolo: _articolo, ...fields } = lotto.fields
        return defineUnload(movimento, { ...lotto, fields })
      },
      /lotto: belongs to no 'articolo'/,
    ],
  ])('%s', (_case, define, message) => {
    expect(define).toThrow(DefinitionError)
    expect(define).toThrow(message)
  })
})

const day = option(constantFrom('2026-10-01', '2026-11-20', '2026-11-21', '2026-12-24', '2027-01-31'), { nil: undefined })
const stocked = array(record({ scadenza: day, there: integer({ min: 0, max: 300 }) }), { maxLength: 6 })

it('picks as somebody at the shelf would, who looks at the days', async () => {
  const unload = defineUnload(movimento, lotto)
  await assert(
    asyncProperty(
      stocked,
      array(integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 3 }),
      constantFrom('never', 'last'),
      async (lots, wanted, expired) => {
        const store = new MemoryStore({
          entities: stockEntities,
          sample: {
            articolo: [{ id: 'articolo_1', version: 1, nome: 'Garza' }],
            lotto: lots.map(({ scadenza }, n) => ({
              id: `lotto_${n}`,
              version: 1,
              codice: `L${n}`,
              articolo: 'articolo_1',
              ...(scadenza && { scadenza }),
            })),
            movimento: lots.map(({ there }, n) => ({
              id: `movimento_${n}`,
              version: 1,
              articolo: 'articolo_1',
              lotto: `lotto_${n}`,
              quantita: there / 100,
              giorno: TODAY,
            })),
          },
          at: () => ({ today: TODAY }),
        })
        const answers = await unload(
          readOf(store),
          wanted.map((hundredths) => ({ of: 'articolo_1', quantity: hundredths / 100 })),
          { on: TODAY, expired },
        )
        // The model: every hundredth of every good lot in a row, taken from the front.
        const isOver = (scadenza: string | undefined) => scadenza !== undefined && scadenza < TODAY
        const shelf = lots
          .map((one, n) => ({ ...one, id: `lotto_${n}` }))
          .filter(({ scadenza }) => expired === 'last' || !isOver(scadenza))
          .toSorted(
            (a, b) =>
              Number(isOver(a.scadenza)) - Number(isOver(b.scadenza)) ||
              (a.scadenza ?? '9999').localeCompare(b.scadenza ?? '9999') ||
              a.id.localeCompare(b.id),
          )
          .flatMap(({ id, there }) => Array.from({ length: there }, () => id))
        for (const [at, hundredths] of wanted.entries()) {
          const taken = shelf.splice(0, hundredths)
          const picks = [...Map.groupBy(taken, (id) => id)].map(([lot, some]) => ({ lot, quantity: some.length / 100 }))
          expect(answers[at]).toEqual({ picks, lacks: (hundredths - taken.length) / 100 })
        }
      },
    ),
    { numRuns: 60 },
  )
})
