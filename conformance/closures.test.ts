import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { writeRepeat } from '../src/kernel/recurrence/repeat.ts'
import { repeated } from '../src/kernel/derive/series.ts'
import type { Values } from '../src/kernel/door/change.ts'
import { autofficine } from '../src/sectors/autofficine/index.ts'
import { dentisti } from '../src/sectors/dentisti/index.ts'
import { formazione } from '../src/sectors/formazione/index.ts'

/** A Monday without holidays in its week. */
const MONDAY = '2026-11-23'
const author = { via: 'form' } as const

const TRADES = [
  [dentisti, 'chiusura', 'sala', 'giorno'],
  [formazione, 'chiusura', 'aula', 'data'],
  [autofficine, 'fermo', 'ponte', 'giorno'],
] as const

describe('a closure of hours over several days', () => {
  it.each(TRADES)('is written once, and keeps each of its days: %#', async (trade, name, lane, day) => {
    const { entities } = trade
    const closing = entities.find((one) => one.name === name)
    const [place] = trade.sample(MONDAY)[lane as never] as readonly AnyRow[]
    if (!closing || !place) throw new Error(`${trade.card.slug} has no ${name}`)
    const store = new MemoryStore({ entities, sample: { [lane]: [place] }, at: () => ({ today: MONDAY }) })
    const values = (on: string, more: Values = {}): Values => ({
      motivo: 'Guasto',
      [lane]: place.id,
      [day]: on,
      ora: '09:00',
      minuti: 480,
      ...more,
    })
    // From Monday to Wednesday.
    const ripetizione = writeRepeat({ every: 1, on: [1, 2, 3], until: '2026-11-25', skipsHolidays: false, series: '' })
    const made = await store.commit(repeated(closing, values(MONDAY, { ripetizione })), author)
    expect(made.ok ? [] : made.problems).toEqual([])
    const kept = (await store.query({ entity: name, sort: [{ field: day, direction: 'asc' }] })).rows
    expect(kept.map((row) => [row[day], row['ora'], row['minuti']])).toEqual(
      ['2026-11-23', '2026-11-24', '2026-11-25'].map((on) => [on, '09:00', 480]),
    )
    const again = await store.commit([{ type: 'create', entity: name, values: values('2026-11-24', { ora: '12:00', minuti: 60 }) }], author)
    expect(again.ok ? [] : again.problems.map(({ code }) => code)).toEqual(['exclusive'])
    const evening = await store.commit(
      [{ type: 'create', entity: name, values: values('2026-11-24', { ora: '17:00', minuti: 60 }) }],
      author,
    )
    expect(evening.ok).toBe(true)
  })
})
