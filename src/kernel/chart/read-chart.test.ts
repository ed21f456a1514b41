import { describe, expect, it } from 'vitest'
import { defineEntity } from '../define-entity.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { euro, money } from '../fields/money.ts'
import { text } from '../fields/text.ts'
import type { ChartPanel } from '../screen.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { readMonths } from './read-months.ts'
import { readParts } from './read-parts.ts'

const NAMES = 'abcdefghij'.split('')
const LETTERS = Object.fromEntries(NAMES.map((letter) => [letter, letter.toUpperCase()]))
const vendita = defineEntity({
  name: 'vendita',
  label: { one: 'Vendita', many: 'Vendite', gender: 'f' },
  fields: { chi: text('Chi'), data: date('Data'), importo: money('Importo'), reparto: optional(choice('Reparto', LETTERS)) },
  title: ['chi'],
  table: ['chi'],
})

const TODAY = '2026-11-22'
const store = (today: string, ...sold: readonly (readonly [data: string, amount: number, reparto?: string])[]) =>
  new MemoryStore({
    entities: [vendita],
    sample: {
      vendita: sold.map(([data, amount, reparto], at) => ({
        id: `vendita_${at + 1}`,
        version: 1,
        chi: 'C',
        data,
        importo: euro(amount),
        ...(reparto && { reparto }),
      })),
    },
    at: () => ({ today }),
  })

const months: ChartPanel = {
  kind: 'chart',
  shape: 'line',
  title: 'Ricavi',
  entity: 'vendita',
  fn: 'sum',
  field: 'importo',
  where: [],
  unit: 'money',
  by: 'data',
  months: 3,
  compare: 'year before',
  formula: 'F.',
  empty: 'Niente.',
}
const parts: ChartPanel = { ...months, shape: 'donut', by: 'reparto', day: 'data', months: 1 }

describe('a figure over months', () => {
  it('ends with this month, which is not over and is not compared', async () => {
    const kept = store(
      TODAY,
      ['2026-08-31', 9],
      ['2026-09-01', 100],
      ['2026-11-22', 30],
      ['2026-12-01', 9],
      ['2025-09-30', 80],
      ['2025-11-30', 60],
    )
    expect(await readMonths(kept, months, TODAY)).toEqual({
      months: [
        { key: '2026-09', value: 10_000, before: 8000, isPartial: false, growth: 0.25 },
        { key: '2026-10', value: 0, before: 0, isPartial: false },
        { key: '2026-11', value: 3000, before: 6000, isPartial: true },
      ],
      value: 13_000,
      growth: 0.25,
    })
  })

  it('is alone where nothing is compared, and empty where there is nothing to average', async () => {
    const { compare: _compare, ...alone } = months
    expect(await readMonths(store(TODAY, ['2026-09-01', 10], ['2026-09-02', 20]), { ...alone, fn: 'avg' }, TODAY)).toEqual({
      months: [
        { key: '2026-09', value: 1500, isPartial: false },
        { key: '2026-10', value: undefined, isPartial: false },
        { key: '2026-11', value: undefined, isPartial: true },
      ],
      value: 1500,
    })
  })

  it('goes over the end of a year', async () => {
    const day = '2026-01-31'
    const kept = store(day, ['2025-11-30', 9], ['2025-12-31', 10], ['2026-01-31', 20], ['2024-12-01', 5])
    expect(await readMonths(kept, { ...months, months: 2 }, day)).toMatchObject({
      months: [
        { key: '2025-12', value: 1000, before: 500, growth: 1 },
        { key: '2026-01', value: 2000, before: 0, isPartial: true },
      ],
      growth: 1,
    })
  })
})

describe('a figure by parts', () => {
  it('has the greatest first, those without a value by themselves, only of its months', async () => {
    const kept = store(TODAY, ['2026-11-01', 10, 'a'], ['2026-11-02', 60, 'b'], ['2026-11-03', 30], ['2026-10-31', 500, 'a'])
    expect(await readParts(kept, parts)).toEqual({
      parts: [
        { key: 'b', value: 6000, share: 0.6 },
        { key: '', value: 3000, share: 0.3 },
        { key: 'a', value: 1000, share: 0.1 },
      ],
      value: 10_000,
      rest: 0,
    })
  })

  it('puts together what is too much to be told apart', async () => {
    const kept = store(TODAY, ...NAMES.map((letter, at) => [TODAY, 10 + at, letter] as const))
    const donut = await readParts(kept, parts)
    expect(donut.parts.map(({ key, value }) => [key, value])).toEqual([
      ['j', 1900],
      ['i', 1800],
      ['h', 1700],
      ['g', 1600],
      [undefined, 7500],
    ])
    expect(donut.rest).toBe(6)
    expect(donut.parts.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1, 10)
    expect((await readParts(kept, { ...parts, shape: 'bars' })).parts).toHaveLength(8)
  })

  it('has no shares and no rest where parts make no whole', async () => {
    const kept = store(TODAY, ...NAMES.map((letter, at) => [TODAY, 10 + at, letter] as const))
    const read = await readParts(kept, { ...parts, shape: 'bars', fn: 'avg' })
    expect(read.parts).toHaveLength(8)
    expect(read.parts.every(({ key, share }) => key !== undefined && share === undefined)).toBe(true)
    const returned = await readParts(store(TODAY, [TODAY, 10, 'a'], [TODAY, -4, 'b']), parts)
    expect(returned).toEqual({
      parts: [
        { key: 'a', value: 1000 },
        { key: 'b', value: -400 },
      ],
      value: 600,
      rest: 0,
    })
  })
})
