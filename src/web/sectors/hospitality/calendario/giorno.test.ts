import { describe, expect, it } from 'vitest'
import { addDays } from '../../../../kernel/italian/dates.ts'
import { giornoDi, paginaDi, segniDi, type Prenotazione } from './giorno.ts'

const TODAY = '2026-11-23'
let last = 0
const stay = (arrivo: string, notti: number, stato: Prenotazione['stato'] = 'confermata', canale: Prenotazione['canale'] = 'host') => ({
  id: `prenotazione_${++last}`,
  version: 1,
  arrivo,
  notti,
  partenza: addDays(arrivo, notti),
  stato,
  canale,
})

describe('giornoDi', () => {
  it('tells who comes, who stays and who leaves; the morrow of the departure is free', () => {
    const row = stay('2026-11-24', 2)
    const at = (day: string) => Object.entries(giornoDi([row], day, TODAY)).flatMap(([part, rows]) => (rows.length > 0 ? [part] : []))
    expect(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map(at)).toEqual([
      [],
      ['arrivi'],
      ['inCasa'],
      ['partenze'],
      [],
    ])
  })

  it('runs over the end of a month, a leap day and the nights when the clocks change', () => {
    expect(giornoDi([stay('2028-02-28', 2)], '2028-02-29', TODAY).inCasa).toHaveLength(1)
    expect(giornoDi([stay('2028-02-28', 2)], '2028-03-01', TODAY).partenze).toHaveLength(1)
    expect(giornoDi([stay('2026-12-31', 1)], '2027-01-01', TODAY).partenze).toHaveLength(1)
    expect(giornoDi([stay('2026-10-24', 2)], '2026-10-25', TODAY).inCasa).toHaveLength(1)
    expect(giornoDi([stay('2026-03-28', 2)], '2026-03-30', TODAY).partenze).toHaveLength(1)
  })

  it('keeps in sight today who is late: to come, or to leave', () => {
    const awaited = stay('2026-11-21', 4)
    const overstaying = stay('2026-11-18', 3, 'arrivato')
    const { arrivi, partenze, inCasa } = giornoDi([awaited, overstaying], TODAY, TODAY)
    expect([arrivi, partenze, inCasa]).toEqual([[awaited], [overstaying], []])
    expect(giornoDi([awaited, overstaying], '2026-11-22', TODAY)).toMatchObject({ arrivi: [], partenze: [], inCasa: [awaited] })
  })

  it('forgets who has left, and who never came once the stay is over', () => {
    const rows = [stay('2026-11-18', 3, 'partito'), stay('2026-11-18', 3)]
    expect(giornoDi(rows, TODAY, TODAY)).toEqual({ arrivi: [], inCasa: [], partenze: [] })
  })
})

describe('segniDi', () => {
  it('counts each day by source, and leaves empty days out', () => {
    const rows = [stay('2026-11-29', 2, 'confermata', 'airbnb'), stay('2026-11-30', 1, 'confermata', 'airbnb'), stay('2026-11-30', 3)]
    const marks = segniDi(rows, '2026-11-28', '2026-12-04', TODAY)
    expect([...marks]).toEqual([
      ['2026-11-29', { airbnb: 1 }],
      ['2026-11-30', { airbnb: 2, host: 1 }],
      ['2026-12-01', { airbnb: 2, host: 1 }],
      ['2026-12-02', { host: 1 }],
      ['2026-12-03', { host: 1 }],
    ])
  })
})

describe('paginaDi', () => {
  it.each([
    ['2026-11', '2026-10-26', '2026-12-06'],
    ['2028-02', '2028-01-31', '2028-03-05'],
    ['2027-02', '2027-02-01', '2027-02-28'],
  ])('%s shows whole weeks', (month, first, end) => {
    expect(paginaDi(month)).toEqual({ first, last: end })
  })
})
