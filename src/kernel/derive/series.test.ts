import { beforeEach, describe, expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { optional } from '../fields/field.ts'
import { recurrence } from '../fields/recurrence.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import type { Values } from '../door/change.ts'
import { daysOf, MOST_TIMES } from '../recurrence/days-of.ts'
import { giro, squadra } from './giri.fixture.ts'
import { readRepeat, sayRepeat, writeRepeat, type Repeat } from '../recurrence/repeat.ts'
import { changeFollowing, followingOf, removed, repeated } from './series.ts'

const entity: AnyEntity = giro

const MONDAYS: Repeat = { every: 1, on: [0], until: '2026-12-31', skipsHolidays: false, series: '' }

describe('the days of a repetition', () => {
  it('are every week, the last one included', () => {
    expect(daysOf({ ...MONDAYS, until: '2026-12-14' }, '2026-11-23').days).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'])
  })

  it('are every other week counted from the first, whichever day that is', () => {
    expect(daysOf({ ...MONDAYS, every: 2, on: [0, 3], until: '2026-12-18' }, '2026-11-26').days).toEqual([
      '2026-11-26',
      '2026-12-07',
      '2026-12-10',
    ])
  })

  it('leave holidays out and say which, but never the day that was chosen', () => {
    const daily = { ...MONDAYS, on: [0, 1, 2, 3, 4, 5, 6], until: '2026-12-28', skipsHolidays: true }
    expect(daysOf(daily, '2026-12-25')).toEqual({ days: ['2026-12-25', '2026-12-27', '2026-12-28'], skipped: ['2026-12-26'], isCut: false })
    // Easter Monday of 2027.
    expect(daysOf({ ...MONDAYS, until: '2027-04-05', skipsHolidays: true }, '2027-03-22').skipped).toEqual(['2027-03-29'])
  })

  it('go over a leap day and the changes of the clocks, day by day', () => {
    const daily = { ...MONDAYS, on: [0, 1, 2, 3, 4, 5, 6] }
    expect(daysOf({ ...daily, until: '2028-03-02' }, '2028-02-28').days).toHaveLength(4)
    expect(daysOf({ ...daily, until: '2027-03-29' }, '2027-03-27').days).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
    expect(daysOf({ ...daily, until: '2026-10-26' }, '2026-10-24').days).toHaveLength(3)
  })

  it('end somewhere', () => {
    const { days, isCut } = daysOf({ ...MONDAYS, on: [0, 1, 2, 3, 4, 5, 6], until: '2199-12-31' }, '2026-01-01')
    expect([days.length, isCut]).toEqual([MOST_TIMES, true])
  })
})

describe('a repetition in words', () => {
  it.each([
    [MONDAYS, 'Ogni lunedì fino al 31/12/2026'],
    [{ ...MONDAYS, on: [0, 2, 4], skipsHolidays: true }, 'Ogni lunedì, mercoledì e venerdì fino al 31/12/2026, non nei festivi'],
    [{ ...MONDAYS, every: 2, on: [1] }, 'Ogni 2 settimane di martedì fino al 31/12/2026'],
    [{ ...MONDAYS, on: [0, 1, 2, 3, 4, 5, 6] }, 'Ogni giorno fino al 31/12/2026'],
  ])('%o', (repeat, words) => {
    expect(sayRepeat(repeat)).toBe(words)
    expect(readRepeat(writeRepeat(repeat))).toEqual(repeat)
  })
})

let store: MemoryStore
const read = {
  find: async (name: string, where: Parameters<MemoryStore['query']>[0]['where'] & object) =>
    (await store.query({ entity: name, where })).rows,
}
const rows = async () => (await store.query({ entity: 'giro', sort: [{ field: 'giorno', direction: 'asc' }] })).rows
const days = async () => (await rows()).map((row) => `${String(row['giorno']).slice(5)} ${String(row['luogo'])}`)
const on = async (day: string): Promise<AnyRow> => {
  const row = (await rows()).find(({ giorno }) => giorno === day)
  if (!row) throw new Error(`nothing on ${day}`)
  return row
}
const make = async (repeat: Repeat, values: Values = {}) => {
  const first = { luogo: 'Scuola', squadra: 'squadra_1', giorno: '2026-11-23', ora: '08:00', ripetizione: writeRepeat(repeat), ...values }
  return store.commit(repeated(entity, first), { via: 'form' })
}
const change = async (day: string, written: Values) => {
  const base = await on(day)
  return store.commit(changeFollowing(entity, base, written, await followingOf(entity, base, read)), { via: 'form' })
}

beforeEach(() => {
  const sample = { squadra: [{ id: 'squadra_1', version: 1, nome: 'Nord' }], giro: [] }
  store = new MemoryStore({ entities: [squadra, giro], sample, at: () => ({ today: '2026-11-22' }) })
})

describe('a series', () => {
  it('is made in one commit and undone in one', async () => {
    await make({ ...MONDAYS, until: '2026-12-07' })
    expect(await days()).toEqual(['11-23 Scuola', '11-30 Scuola', '12-07 Scuola'])
    expect(new Set((await rows()).map(({ ripetizione }) => ripetizione)).size).toBe(1)
    await store.undo(1)
    expect(await rows()).toEqual([])
  })

  it('obeys the rules on every one of its days', async () => {
    await store.commit(
      [{ type: 'create', entity: 'giro', values: { luogo: 'Banca', squadra: 'squadra_1', giorno: '2026-11-30', ora: '08:30' } }],
      { via: 'form' },
    )
    const refused = await make({ ...MONDAYS, until: '2026-12-07' })
    expect(refused).toMatchObject({ ok: false, problems: [{ code: 'exclusive', change: 1 }] })
    expect(await days()).toEqual(['11-30 Banca'])
  })

  it('lets one be changed by itself', async () => {
    await make({ ...MONDAYS, until: '2026-12-07' })
    const { id, version } = await on('2026-11-30')
    await store.commit([{ type: 'update', entity: 'giro', id, values: { luogo: 'Palestra' }, expect: version }], { via: 'form' })
    expect(await days()).toEqual(['11-23 Scuola', '11-30 Palestra', '12-07 Scuola'])
  })

  it('takes a change for one and all that follow, but not for what is over', async () => {
    await make({ ...MONDAYS, until: '2026-12-14' })
    const done = await on('2026-12-07')
    await store.commit([{ type: 'move', entity: 'giro', id: done.id, to: 'fatto' }], { via: 'form' })
    await change('2026-11-30', { luogo: 'Asilo' })
    expect(await days()).toEqual(['11-23 Scuola', '11-30 Asilo', '12-07 Scuola', '12-14 Asilo'])
  })

  it('moves by as many days as the one that was moved, and stays a series', async () => {
    await make({ ...MONDAYS, until: '2026-12-14' })
    const gone = await on('2026-12-07')
    await store.commit(removed(entity, [gone]), { via: 'form' })
    await change('2026-11-30', { giorno: '2026-12-02' })
    expect(await days()).toEqual(['11-23 Scuola', '12-02 Scuola', '12-16 Scuola'])
    const [first, second, third] = await rows()
    expect(third?.['ripetizione']).toBe(second?.['ripetizione'])
    expect(first?.['ripetizione']).not.toBe(second?.['ripetizione'])
    expect(readRepeat(String(third?.['ripetizione']))).toMatchObject({ on: [2], until: '2026-12-16' })
  })

  it('grows and shrinks with its rule; what was taken out by hand stays out', async () => {
    await make({ ...MONDAYS, until: '2026-12-14' })
    await store.commit(removed(entity, [await on('2026-12-07')]), { via: 'form' })
    const longer = { ...MONDAYS, on: [0, 3], until: '2026-12-21' }
    await change('2026-11-30', { ripetizione: writeRepeat(longer), luogo: 'Asilo' })
    expect(await days()).toEqual(['11-23 Scuola', '11-30 Asilo', '12-03 Asilo', '12-10 Asilo', '12-14 Asilo', '12-17 Asilo', '12-21 Asilo'])
    await change('2026-12-03', { ripetizione: writeRepeat({ ...longer, on: [0], until: '2026-12-14' }) })
    expect(await days()).toEqual(['11-23 Scuola', '11-30 Asilo', '12-03 Asilo', '12-14 Asilo'])
  })

  it('begins with a record that stood alone', async () => {
    await make(MONDAYS, { ripetizione: undefined })
    await change('2026-11-23', { ripetizione: writeRepeat({ ...MONDAYS, until: '2026-12-07' }), luogo: 'Asilo' })
    expect(await days()).toEqual(['11-23 Asilo', '11-30 Asilo', '12-07 Asilo'])
    expect(new Set((await rows()).map(({ ripetizione }) => ripetizione)).size).toBe(1)
  })

  it('ends where the repetition is taken away', async () => {
    await make({ ...MONDAYS, until: '2026-12-14' })
    await change('2026-11-30', { ripetizione: null })
    expect(await days()).toEqual(['11-23 Scuola', '11-30 Scuola'])
    expect((await on('2026-11-30'))['ripetizione']).toBeUndefined()
  })
})

it('tells of a description that repeats everything, or by what is no day', () => {
  const faulty = (ripetizione: object) => () => defineEntity({ ...giro, fields: { ...giro.fields, ripetizione } } as never)
  expect(faulty(recurrence('Ripetizione', { of: 'giorno' }))).toThrow('giro.ripetizione: must be filled, and so nothing happens once.')
  expect(faulty(optional(recurrence('Ripetizione', { of: 'luogo' })))).toThrow("'luogo' is a text. Name a field of kind date.")
})
