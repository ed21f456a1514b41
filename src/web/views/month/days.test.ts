import { describe, expect, it } from 'vitest'
import { addDays } from '../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { dayOf, recordsByDay } from './days.ts'

const TODAY = '2026-11-23'
const bookings = hospitality.screens.find((one): one is CollectionScreen => one.key === 'prenotazioni' && one.kind === 'collection')
const booking = hospitality.entities.find(({ name }) => name === 'prenotazione')
if (!bookings?.month || !booking) throw new Error('the lodging has no month of bookings')
const month = { entity: booking, month: bookings.month, today: TODAY }
/** What every record stands in, without sections. */
const { sections: _, ...plain } = bookings.month

let last = 0
const stay = (arrivo: string, notti: number, stato = 'confermata') => ({
  id: `prenotazione_${++last}`,
  version: 1,
  arrivo,
  notti,
  partenza: addDays(arrivo, notti),
  stato,
  canale: 'host',
})
type Stay = ReturnType<typeof stay>
const partsOf = (rows: readonly Stay[], day: string) =>
  [...dayOf(month, rows, day)].map(([section, standings]) => [section?.title, standings.map(({ row }) => row.id)])

describe('dayOf', () => {
  it('tells who comes, who stays and who leaves; the morrow of the departure is free', () => {
    const row = stay('2026-11-24', 2)
    const at = (day: string) => partsOf([row], day).map(([title]) => title)
    expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(at)).toEqual([
      [],
      ['Arrivi'],
      ['In casa'],
      ['Partenze'],
      [],
    ])
  })

  it.each([
    ['2028-02-28', 2, '2028-02-29', 'In casa'],
    ['2028-02-28', 2, '2028-03-01', 'Partenze'],
    ['2026-12-31', 1, '2027-01-01', 'Partenze'],
    ['2026-10-24', 2, '2026-10-25', 'In casa'],
    ['2026-03-28', 2, '2026-03-30', 'Partenze'],
  ])(
    'runs over the end of a month, a leap day and the nights when the clocks change: from %s for %d, on %s',
    (from, nights, day, title) => {
      const row = stay(from, nights)
      expect(partsOf([row], day)).toEqual([[title, [row.id]]])
    },
  )

  it('keeps in sight today what is late: to come, or to leave', () => {
    const awaited = stay('2026-11-21', 4)
    const overstaying = stay('2026-11-18', 3, 'arrivato')
    expect(partsOf([awaited, overstaying], TODAY)).toEqual([
      ['Partenze', [overstaying.id]],
      ['Arrivi', [awaited.id]],
    ])
    expect([...dayOf(month, [awaited], TODAY).values()].flat()).toMatchObject([{ isLate: true }])
    expect(partsOf([awaited, overstaying], '2026-11-22')).toEqual([['In casa', [awaited.id]]])
  })

  it('forgets who has left, and who never came once the stay is over', () => {
    expect(partsOf([stay('2026-11-18', 3, 'partito'), stay('2026-11-18', 3)], TODAY)).toEqual([])
  })

  it('puts every record of a day under one another where there are no sections', () => {
    const [row, other] = [stay('2026-11-24', 2), stay('2026-11-22', 2)]
    const found = dayOf({ ...month, month: plain }, [row, other], '2026-11-24')
    expect([...found]).toEqual([
      [
        undefined,
        [
          { row, section: undefined, isLate: false },
          { row: other, section: undefined, isLate: false },
        ],
      ],
    ])
  })
})

describe('recordsByDay', () => {
  it('has every day of a span, and leaves empty days out', () => {
    const [one, other] = [stay('2026-11-29', 1), stay('2026-11-30', 2)]
    const byDay = recordsByDay(month, [one, other], '2026-11-27', '2026-12-01')
    expect([...byDay].map(([day, rows]) => [day, rows.map(({ id }) => id)])).toEqual([
      ['2026-11-29', [one.id]],
      ['2026-11-30', [one.id, other.id]],
      ['2026-12-01', [other.id]],
    ])
  })
})
