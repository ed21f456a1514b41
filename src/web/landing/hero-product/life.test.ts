import { describe, expect, it } from 'vitest'
import { addDays, formatLongDate } from '../../../kernel/italian/dates.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { clockOf } from '../../data/clock.ts'
import { columnOf } from '../../calendar/range.ts'
import { openLife } from './life.ts'

const opened = (day: string) => {
  const clock = clockOf(() => new Date(`${day}T09:00:00+01:00`))
  const { today, time } = clock.at()
  const store = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample(today, time), at: clock.at, by: 'Tu' })
  return { sector: hospitality, store, clock }
}
const live = (day: string) => openLife(opened(day))

/** Every weekday, the ends of months and years, a leap day. */
const DAYS = [...Array.from({ length: 7 }, (_, n) => addDays('2026-11-23', n)), '2026-02-27', '2026-12-30', '2027-03-27', '2028-02-28']

describe.each(DAYS)('the first screen written on %s', (day) => {
  it('calls free what is free in its plan, and proposes what can be written', async () => {
    const life = await live(day)
    const { turns, plan, wish } = life.read()
    const [answer, proposal] = turns
    if (!wish || answer?.reply.card?.kind !== 'rows') throw new Error('Nothing is asked.')
    const night = columnOf(plan.range, wish.from)
    const isTaken = (left: number, right: number) => left < night + 1 && right > night + 0.5
    const free = plan.lanes.filter(({ placed }) => !placed.some(({ left, right }) => isTaken(left, right)))
    expect(answer.reply.card.rows.map(({ id }) => id)).toEqual(free.map(({ id }) => id))
    expect(answer.asked).toContain(formatLongDate(wish.from).split(' ')[0])
    // Neither hidden behind the conversation nor beyond the edge of a narrow desk.
    expect(plan.lanes.slice(0, 2).map(({ id }) => id)).toContain(wish.lane)
    expect(night).toBeLessThanOrEqual(6)
    expect(proposal?.reply.card).toMatchObject({ kind: 'proposal', title: expect.stringContaining('Bianchi') })
    await life.act(1, 'confirm')
    const after = life.read()
    expect(after.turns[1]?.outcome).toBe('confirmed')
    const made = after.plan.lanes.find(({ id }) => id === wish.lane)?.placed.find(({ bar }) => bar.id === after.wish?.made)
    expect(made?.bar).toMatchObject({ title: 'Bianchi', stretch: { from: wish.from, nights: 2 } })
  })
})

it('writes nothing that was left, nothing twice, and takes back what was written', async () => {
  const life = await live('2026-11-25')
  const bookings = () => life.read().plan.lanes.flatMap(({ placed }) => placed).length
  const before = bookings()
  await Promise.all([life.act(1, 'confirm'), life.act(1, 'confirm')])
  expect(bookings()).toBe(before + 1)
  await life.act(2, 'undo')
  expect(bookings()).toBe(before)
  await life.ask(life.read().turns[1]?.asked ?? '')
  const last = life.read().turns.length - 1
  await life.act(last, 'drop')
  expect(life.read().wish).toBeUndefined()
  await life.act(last, 'confirm')
  expect(bookings()).toBe(before)
})
