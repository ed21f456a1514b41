import { onDay } from '../expression/day-from-today.ts'
import { describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { date } from '../fields/date.ts'
import { optional } from '../fields/field.ts'
import { euro, money } from '../fields/money.ts'
import { decimal } from '../fields/number.ts'
import { text } from '../fields/text.ts'
import { defineMetric, defineWorkedMetric, formatUnit, readMetric, type MetricOptions } from './metric.ts'
import { withinMonth } from '../expression/within.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import type { Store } from '../door/store.ts'

const incasso = defineEntity({
  name: 'incasso',
  label: { one: 'Incasso', many: 'Incassi', gender: 'm' },
  fields: { chi: text('Chi'), data: date('Data'), importo: money('Importo'), ore: optional(decimal('Ore')) },
  title: ['chi'],
  table: ['chi'],
})

const at = { today: '2026-11-21' }
const row = (number: number, data: string, amount: number, ore?: number) => ({
  id: `incasso_${number}`,
  version: 1,
  chi: `C${number % 2}`,
  data,
  importo: euro(amount),
  ...(ore && { ore }),
})
const store = (...rows: ReturnType<typeof row>[]) => new MemoryStore({ entities: [incasso], sample: { incasso: rows }, at: () => at })

const base = {
  key: 'mese',
  label: 'Mese',
  formula: 'Somma.',
  unit: 'money',
  fn: 'sum',
  field: 'importo',
  where: withinMonth('data'),
} as const
const read = (options: Partial<MetricOptions<(typeof incasso)['fields']>>, ...rows: ReturnType<typeof row>[]) =>
  readMetric(store(...rows), defineMetric(incasso, { ...base, ...options }), at)
const growth = { growth: 'sul mese scorso', where: withinMonth('data', -1) } as const

describe('a figure', () => {
  it('is worked out and written in its unit', async () => {
    const rows = [row(1, '2026-11-01', 100, 1), row(2, '2026-11-30', 12_300, 4), row(3, '2026-12-01', 7)]
    expect(await read({}, ...rows)).toEqual({ value: 1_240_000, text: '12.400\u00a0€' })
    expect(await read({ fn: 'avg', field: 'ore', unit: 'hours' }, ...rows)).toEqual({ value: 2.5, text: '2,5 h' })
    expect(await read({ fn: 'distinct', field: 'chi', unit: 'count' }, ...rows)).toEqual({ value: 2, text: '2' })
  })

  it('stands beside what it is a part of, or is told as a share of that', async () => {
    const rows = [row(1, '2026-11-01', 100), row(2, '2026-11-30', 50), row(3, '2026-12-01', 7)]
    const count = { fn: 'count', unit: 'count' } as const
    expect(await read({ ...count, whole: { where: [], as: 'part' } }, ...rows)).toEqual({ value: 2, text: '2/3', note: '67%' })
    const share = { ...count, unit: 'percent', whole: { where: [], as: 'share' }, note: { plain: 'di tutti' } } as const
    expect(await read(share, ...rows)).toEqual({ value: (2 / 3) * 100, text: '67 %', note: 'di tutti' })
    expect(await read({ ...count, whole: { where: [], as: 'part' } })).toEqual({ value: 0, text: '0/0', note: '0%' })
  })

  it('is zero over nothing', async () => {
    expect(await read({ fn: 'avg', field: 'ore', unit: 'hours' })).toEqual({ value: 0, text: '0 h' })
  })

  it.each([
    [1_240_000, 'money', '12.400\u00a0€'],
    [1_250, 'money', '12,50\u00a0€'],
    [3.25, 'hours', '3,3 h'],
    [3, 'hours', '3 h'],
    [1_234, 'count', '1.234'],
    [12.4, 'percent', '12 %'],
  ] as const)('%d in %s is «%s»', (value, unit, expected) => {
    expect(formatUnit(value, unit)).toBe(expected)
  })
})

describe('the note', () => {
  it('is the growth, up or down, in whole percent', async () => {
    expect(await read({ note: growth }, row(1, '2026-11-05', 108), row(2, '2026-10-31', 100))).toMatchObject({
      note: '+8% sul mese scorso',
      trend: 'up',
    })
    expect(await read({ note: growth }, row(1, '2026-11-05', 50), row(2, '2026-10-01', 100))).toMatchObject({
      note: '−50% sul mese scorso',
      trend: 'down',
    })
    expect(await read({ note: growth }, row(1, '2026-11-05', 99.9), row(2, '2026-10-01', 100))).toMatchObject({
      note: '+0% sul mese scorso',
    })
  })

  it('keeps silent where there was nothing to grow from', async () => {
    expect(await read({ note: growth }, row(1, '2026-11-05', 108))).toEqual({ value: 10_800, text: '108\u00a0€' })
  })

  it('is a second figure in words, or plain words', async () => {
    const note = { text: 'su {n} {incasso|incassi}', none: 'ancora nessuno', where: [] } as const
    expect(await read({ note }, row(1, '2026-11-05', 1), row(2, '2025-11-05', 1))).toMatchObject({ note: 'su 2 incassi' })
    expect(await read({ note }, row(1, '2026-11-05', 1))).toMatchObject({ note: 'su 1 incasso' })
    expect(await read({ note })).toMatchObject({ note: 'ancora nessuno' })
    const perMoney = { text: 'per {n}', field: 'importo', where: [] } as const
    expect(await read({ note: perMoney }, row(1, '2026-11-05', 1_250))).toMatchObject({ note: 'per 1.250\u00a0€' })
    expect(await read({ note: { plain: 'da gennaio' } })).toMatchObject({ note: 'da gennaio' })
  })
})

describe('a figure that no single measure gives', () => {
  const share = { key: 'quota', label: 'Quota', formula: 'Incassi di C1 ÷ tutti.', unit: 'percent' } as const
  const rows = [row(1, '2026-11-05', 10), row(2, '2026-11-05', 10), row(3, '2026-11-05', 10), row(5, '2026-10-05', 10)]
  const count = async (from: Store, chi?: string) =>
    (await from.measure({ entity: 'incasso', fn: 'count', ...(chi && { where: [{ field: 'chi', op: 'eq', value: chi }] }) })).value ?? 0

  it('reads the store itself and is written in its unit', async () => {
    const metric = defineWorkedMetric(incasso, {
      ...share,
      work: async (from, { today }) => ({ value: ((await count(from, 'C1')) / (await count(from))) * 100, note: `al ${today}` }),
    })
    expect(await readMetric(store(...rows), metric, at)).toEqual({ value: 75, text: '75 %', note: 'al 2026-11-21' })
  })

  it('may be written otherwise, without a note', async () => {
    const metric = defineWorkedMetric(incasso, { ...share, work: async () => ({ value: 3, text: '3/5' }) })
    expect(await readMetric(store(), metric, at)).toEqual({ value: 3, text: '3/5' })
  })

  it('keeps its entity and the records behind it', () => {
    const where = [{ field: 'chi', op: 'eq', value: 'C1' }] as const
    const metric = defineWorkedMetric(incasso, { ...share, where, work: async () => ({ value: 0 }) })
    expect([metric.entity.name, metric.where]).toEqual(['incasso', where])
  })
})

describe('faults', () => {
  it.each([
    [{ fn: 'sum', field: undefined }, "incasso.mese: 'sum' needs a field. Name the field to measure."],
    [{ field: 'totale' }, "incasso.mese: 'totale' is not a field. Fields: chi, data, importo, ore."],
    [{ field: 'chi' }, "incasso.mese: 'sum' of 'chi' adds up what is no number. Name a numeric field, or count."],
  ])('%j', (faulty, message) => {
    expect(() => defineMetric(incasso, { ...base, ...faulty } as never)).toThrow(message)
  })
})

it.each([
  ['2026-01-31', 0, '2026-01-01', '2026-01-31'],
  ['2026-03-31', -1, '2026-02-01', '2026-02-28'],
  ['2028-03-31', -1, '2028-02-01', '2028-02-29'],
  ['2026-01-01', -1, '2025-12-01', '2025-12-31'],
  ['2026-12-31', 1, '2027-01-01', '2027-01-31'],
])('the month of %s moved by %d goes from %s to %s', (today, months, from, to) => {
  expect(onDay(withinMonth('data', months), today)).toEqual([
    { field: 'data', op: 'gte', value: from },
    { field: 'data', op: 'lte', value: to },
  ])
})
