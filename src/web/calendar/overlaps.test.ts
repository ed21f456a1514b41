import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { prova } from '../views/drag/workshop.fixture.ts'
import { visita } from '../views/day/studio.fixture.ts'
import { calendarOf } from './calendar.ts'
import { clashesOf, overlapsOf, timesOf } from './overlaps.ts'

const calendar = { day: 'giorno', time: 'ora', lane: 'chi', lasts: 'ore' }
let count = 0
const row = (giorno: string, ora?: string, ore?: number, chi: string | undefined = 'anna'): AnyRow => ({
  id: `r_${++count}`,
  version: 1,
  giorno,
  ...(ora && { ora }),
  ...(ore !== undefined && { ore }),
  ...(chi && { chi }),
})
const collide = (...rows: AnyRow[]) => [...overlapsOf(calendar, rows).keys()].toSorted()

describe('overlapsOf', () => {
  it('takes an hour where no length is known, and lets one follow the other', () => {
    const [a, b, c] = [row('2026-11-23', '09:00'), row('2026-11-23', '09:30'), row('2026-11-23', '10:30')]
    expect(collide(a, b, c)).toEqual([a.id, b.id].toSorted())
    expect(collide(row('2026-11-23', '09:00'), row('2026-11-23', '10:00'))).toEqual([])
  })

  it('reads minutes where whole minutes are written, and as many as usual where nothing is', () => {
    const minutes = { ...calendar, each: 1, usual: 30 }
    const [a, b, c] = [row('2026-11-23', '09:00', 45), row('2026-11-23', '09:40'), row('2026-11-23', '10:10')]
    expect([...overlapsOf(minutes, [a, b, c]).keys()].toSorted()).toEqual([a.id, b.id].toSorted())
    expect(timesOf(minutes, a)).toEqual({ time: '09:00', end: '09:45' })
  })

  it('knows with whom, for each of three', () => {
    const [a, b, c] = [row('2026-11-23', '08:00', 4), row('2026-11-23', '09:00'), row('2026-11-23', '11:00')]
    const found = overlapsOf(calendar, [c, a, b])
    expect(found.get(a.id)?.map(({ id }) => id)).toEqual([b.id, c.id])
    expect(found.get(b.id)?.map(({ id }) => id)).toEqual([a.id])
  })

  it('leaves alone other people, other days, work without hour and work without a person', () => {
    expect(collide(row('2026-11-23', '09:00'), row('2026-11-23', '09:00', 1, 'bea'))).toEqual([])
    expect(collide(row('2026-11-23', '09:00'), row('2026-11-24', '09:00'))).toEqual([])
    expect(collide(row('2026-11-23'), row('2026-11-23', '09:00'))).toEqual([])
    expect(collide(row('2026-11-23', '09:00', 1, ''), row('2026-11-23', '09:00', 1, ''))).toEqual([])
  })

  it('takes the places of one class for one engagement, and still sees what collides with the class', () => {
    const inClass = (ora: string, corso?: string): AnyRow => ({ ...row('2026-11-23', ora), ...(corso && { corso }) })
    const [yoga, places] = [inClass('18:00', 'corso_1'), [inClass('18:00', 'corso_1'), inClass('18:00', 'corso_1')]]
    const together = { ...calendar, together: 'corso' }
    expect([...overlapsOf(together, [yoga, ...places]).keys()]).toEqual([])
    const other = inClass('18:30', 'corso_2')
    expect(overlapsOf(together, [yoga, ...places, other]).get(other.id)).toHaveLength(3)
    expect([...overlapsOf(together, [inClass('18:00'), inClass('18:00')]).keys()]).toHaveLength(2)
  })

  it('crosses midnight at the end of a month, of February and of a year', () => {
    for (const [evening, morning] of [
      ['2026-11-30', '2026-12-01'],
      ['2028-02-29', '2028-03-01'],
      ['2027-02-28', '2027-03-01'],
      ['2026-12-31', '2027-01-01'],
    ] as const) {
      expect(collide(row(evening, '22:00', 4), row(morning, '01:00'))).toHaveLength(2)
      expect(collide(row(evening, '22:00', 3), row(morning, '01:00'))).toEqual([])
    }
    expect(collide(row('2028-02-28', '22:00', 4), row('2028-03-01', '01:00'))).toEqual([])
  })

  it('gives the nights when clocks change the same length as any other', () => {
    for (const [saturday, sunday] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-10-24', '2026-10-25'],
    ] as const) {
      expect(collide(row(saturday, '20:00', 12), row(sunday, '08:00'))).toEqual([])
      expect(collide(row(saturday, '20:00', 12.5), row(sunday, '08:00'))).toHaveLength(2)
      expect(collide(row(sunday, '01:00', 2), row(sunday, '03:00'))).toEqual([])
    }
  })
})

describe('timesOf', () => {
  it('says the end where the length is known and stays within a day', () => {
    expect(timesOf(calendar, row('2026-11-23', '09:00', 2.5))).toEqual({ time: '09:00', end: '11:30' })
    expect(timesOf(calendar, row('2026-11-23', '09:00'))).toEqual({ time: '09:00', end: undefined })
    expect(timesOf(calendar, row('2026-11-23', '09:00', 40))).toEqual({ time: '09:00', end: undefined })
    expect(timesOf(calendar, row('2026-11-23'))).toEqual({ time: undefined, end: undefined })
  })
})

describe('clashesOf', () => {
  const fittings: readonly AnyRow[] = ['09:00', '09:30', '09:45'].map((ora, index) => ({
    id: `prova_${index}`,
    version: 1,
    giorno: '2026-11-23',
    sarta: 'sarta_1',
    ora,
    stato: index === 2 ? 'fatta' : 'fissata',
  }))
  const clashing = (entity: typeof prova | typeof visita, rows: readonly AnyRow[]) => {
    const slots = calendarOf(entity)
    return slots ? [...clashesOf(entity, slots, rows).keys()] : []
  }

  it('tells of what is still to be done, where a lane does one thing at a time', () => {
    expect(clashing(prova, fittings)).toEqual(['prova_0', 'prova_1'])
  })

  it('says nothing where several may be in a lane at once', () => {
    const { alone: _, ...many } = prova.slot
    const room = { ...prova, slot: many }
    expect([...clashesOf(room, many, fittings).keys()]).toEqual([])
  })

  it('tells of what lies over each other in a lane that is one record’s alone', () => {
    const visits = fittings.map(({ sarta, ...one }) => ({ ...one, poltrona: sarta, stato: 'confermata' }))
    expect(clashing(visita, visits)).toEqual(['prova_0', 'prova_1', 'prova_2'])
    const slots = calendarOf(visita)
    // Somebody else is taken, and not the lane.
    expect(slots && [...clashesOf({ ...visita, exclusive: { of: 'paziente' } }, slots, visits).keys()]).toEqual([])
  })
})
