import { describe, expect, it } from 'vitest'
import { formatLongDate } from '../../../kernel/italian/dates.ts'
import { parseMoney } from '../../../kernel/italian/money.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { readDay } from './day.ts'

const read = (today: string, time: string) => {
  const at = { today, time }
  return readDay(artigiani, new MemoryStore({ entities: artigiani.entities, sample: artigiani.sample(today, time), at: () => at }), today)
}

/** A working day, the days of a week’s end, the ends of months and years, a leap day, both changes of the clocks. */
const DAYS = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-31', '2027-01-01', '2027-03-28', '2027-10-31', '2028-02-29']

describe.each(DAYS)('the picture of %s', (today) => {
  it.each(['06:00', '12:00', '22:00'])('has figures that are those of its rows, at %s', async (time) => {
    const day = await read(today, time)
    expect(day.date).toBe(formatLongDate(today))
    expect(day.rows.length).toBeGreaterThan(0)
    const [left, sum, lacking] = day.figures
    const open = day.rows.filter(({ state }) => state?.label === 'Programmato' || state?.label === 'In corso')
    expect(left).toMatchObject({ label: 'Da fare', value: String(open.length) })
    const cents = day.rows.reduce((total, { amount }) => total + (parseMoney(amount) ?? 0), 0)
    expect(parseMoney(sum?.value ?? '')).toBe(cents)
    expect(lacking?.note).toBe('sotto soglia')
    expect(Number(lacking?.value)).toBeGreaterThan(0)
    expect(day.rows.length + day.ahead.flatMap(({ rows }) => rows).length).toBe(8)
    expect(day.icons[day.open]).toBe('wrench')
  })
})

it('calls the next day by its name, and tomorrow so', async () => {
  expect((await read('2026-11-27', '09:00')).ahead.map(({ label }) => label)[0]).toMatch(/^(Domani, sabato 28|Lunedì 30)$/)
  expect((await read('2026-11-29', '09:00')).ahead[0]?.label).toBe('Domani, lunedì 30')
})
