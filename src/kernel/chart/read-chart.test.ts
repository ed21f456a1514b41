import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { choice } from '../fields/choice.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { euro, money } from '../fields/money.ts'
import { text } from '../fields/text.ts'
import type { ChartPanel } from './chart-panel.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { monthKeys, monthsOf, type Period, type SomeMonths } from './period.ts'
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
  compare: 'year before',
  formula: 'F.',
  empty: 'Niente.',
}
const parts: ChartPanel = { ...months, shape: 'donut', by: 'reparto', day: 'data' }

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
    expect(await readMonths(kept, months, 3, TODAY)).toEqual({
      months: [
        { key: '2026-09', away: -2, value: 10_000, before: 8000, isPartial: false, growth: 0.25 },
        { key: '2026-10', away: -1, value: 0, before: 0, isPartial: false },
        { key: '2026-11', away: 0, value: 3000, before: 6000, isPartial: true },
      ],
      value: 13_000,
      growth: 0.25,
    })
  })

  it('is alone where nothing is compared, and empty where there is nothing to average', async () => {
    const { compare: _compare, ...alone } = months
    expect(await readMonths(store(TODAY, ['2026-09-01', 10], ['2026-09-02', 20]), { ...alone, fn: 'avg' }, 3, TODAY)).toEqual({
      months: [
        { key: '2026-09', away: -2, value: 1500, isPartial: false },
        { key: '2026-10', away: -1, value: undefined, isPartial: false },
        { key: '2026-11', away: 0, value: undefined, isPartial: true },
      ],
      value: 1500,
    })
  })

  it('goes over the end of a year', async () => {
    const day = '2026-01-31'
    const kept = store(day, ['2025-11-30', 9], ['2025-12-31', 10], ['2026-01-31', 20], ['2024-12-01', 5])
    expect(await readMonths(kept, months, 2, day)).toMatchObject({
      months: [
        { key: '2025-12', value: 1000, before: 500, growth: 1 },
        { key: '2026-01', away: 0, value: 2000, before: 0, isPartial: true },
      ],
      growth: 1,
    })
  })
})

describe('the months of a period', () => {
  it.each<[SomeMonths, string, readonly [first: string, last: string]]>([
    [1, '2026-11-22', ['2026-11', '2026-11']],
    [12, '2026-11-22', ['2025-12', '2026-11']],
    [3, '2026-01-31', ['2025-11', '2026-01']],
    ['last month', '2026-01-31', ['2025-12', '2025-12']],
    ['this year', '2026-11-22', ['2026-01', '2026-11']],
    ['this year', '2026-01-01', ['2026-01', '2026-01']],
    ['last year', '2026-11-22', ['2025-01', '2025-12']],
    ['last year', '2028-02-29', ['2027-01', '2027-12']],
    ['last year', '2026-12-31', ['2025-01', '2025-12']],
  ])('%s on %s', (period, today, ends) => {
    const keys = monthKeys(monthsOf(period, today), today)
    expect([keys[0], keys.at(-1)]).toEqual(ends)
  })

  it('last year is over in every month, and grows over the whole of it', async () => {
    const kept = store(TODAY, ['2025-01-01', 30], ['2025-12-31', 120], ['2024-06-30', 100], ['2026-01-01', 999], ['2024-01-01', 20])
    const chart = await readMonths(kept, months, 'last year', TODAY)
    expect(chart.months).toHaveLength(12)
    expect(chart.months.some(({ isPartial }) => isPartial)).toBe(false)
    expect(chart.months[0]).toEqual({ key: '2025-01', away: -22, value: 3000, before: 2000, isPartial: false, growth: 0.5 })
    expect(chart).toMatchObject({ value: 15_000, growth: 0.25 })
  })

  it('this year in January has nothing to compare yet', async () => {
    const day = '2026-01-20'
    const kept = store(day, ['2026-01-10', 10], ['2025-01-10', 5], ['2025-12-10', 7])
    expect(await readMonths(kept, months, 'this year', day)).toEqual({
      months: [{ key: '2026-01', away: 0, value: 1000, before: 500, isPartial: true }],
      value: 1000,
    })
  })
})

describe('a figure by parts', () => {
  it.each<[Period, number]>([
    [1, 1000],
    ['last month', 2000],
    ['this year', 3000],
    ['last year', 4000],
    [12, 3000],
    ['all', 12_000],
  ])('of %s', async (period, value) => {
    const kept = store(TODAY, ['2026-11-01', 10], ['2026-10-31', 20], ['2025-02-01', 40], ['2023-02-01', 50])
    expect(await readParts(kept, parts, period, TODAY)).toMatchObject({ value })
  })

  it('has the greatest first, those without a value by themselves, only of its months', async () => {
    const kept = store(TODAY, ['2026-11-01', 10, 'a'], ['2026-11-02', 60, 'b'], ['2026-11-03', 30], ['2026-10-31', 500, 'a'])
    expect(await readParts(kept, parts, 1, TODAY)).toEqual({
      parts: [
        { key: 'b', value: 6000, share: 0.6 },
        { key: '', value: 3000, share: 0.3 },
        { key: 'a', value: 1000, share: 0.1 },
      ],
      value: 10_000,
      rest: 0,
      months: { first: 0, last: 0 },
    })
  })

  it('puts together what is too much to be told apart', async () => {
    const kept = store(TODAY, ...NAMES.map((letter, at) => [TODAY, 10 + at, letter] as const))
    const donut = await readParts(kept, parts, 1, TODAY)
    expect(donut.parts.map(({ key, value }) => [key, value])).toEqual([
      ['j', 1900],
      ['i', 1800],
      ['h', 1700],
      ['g', 1600],
      [undefined, 7500],
    ])
    expect(donut.rest).toBe(6)
    expect(donut.parts.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1, 10)
    expect((await readParts(kept, { ...parts, shape: 'bars' }, 1, TODAY)).parts).toHaveLength(8)
  })

  it('has no shares and no rest where parts make no whole', async () => {
    const kept = store(TODAY, ...NAMES.map((letter, at) => [TODAY, 10 + at, letter] as const))
    const read = await readParts(kept, { ...parts, shape: 'bars', fn: 'avg' }, 1, TODAY)
    expect(read.parts).toHaveLength(8)
    expect(read.parts.every(({ key, share }) => key !== undefined && share === undefined)).toBe(true)
    const returned = await readParts(store(TODAY, [TODAY, 10, 'a'], [TODAY, -4, 'b']), parts, 1, TODAY)
    expect(returned).toEqual({
      parts: [
        { key: 'a', value: 1000 },
        { key: 'b', value: -400 },
      ],
      value: 600,
      rest: 0,
      months: { first: 0, last: 0 },
    })
  })
})
