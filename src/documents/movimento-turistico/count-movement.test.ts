import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysBetween, endOfMonth } from '../../kernel/italian/dates.ts'
import { countMovement, type Movement } from './count-movement.ts'
import type { Figure } from './figure.ts'
import type { Cliente, Soggiorno } from './soggiorno.ts'

const bologna = { stato: '100000100', luogo: '408037006', provincia: 'BO' }
const germany = { stato: '100000216', luogo: 'DE300' }
const guest = (id: string, residenza: Cliente['residenza'] = bologna, cittadinanza = '100000100'): Cliente => ({
  id,
  tipo: '16',
  sesso: 'F',
  nascita: '1980-02-29',
  cittadinanza,
  residenza,
})
const stay = (id: string, arrivo: string, partenza: string, change: Partial<Soggiorno> = {}): Soggiorno => ({
  id,
  arrivo,
  partenza,
  camere: [`camera ${id}`],
  turismo: 'Culturale',
  mezzo: 'Treno',
  canale: 'Diretta web',
  clienti: [guest(`${id}.1`)],
  ...change,
})
const values = (movement: Movement, day: string) => {
  const found = movement.giorni.find(({ data }) => data === day)
  return found && [found.presentiPrima, found.arrivi, found.partenze, found.presenti, found.camere].map(({ value }) => value)
}

describe('countMovement', () => {
  it('follows a stay across the end of the month', () => {
    const stays = [stay('a', '2026-01-30', '2026-02-03', { clienti: [guest('a.1'), guest('a.2', germany, '100000216')] })]
    const january = countMovement(stays, '2026-01')
    const february = countMovement(stays, '2026-02')
    expect([january.arrivi.value, january.presenze.value, january.camere.value]).toEqual([2, 4, 2])
    expect([february.arrivi.value, february.presenze.value, february.camere.value]).toEqual([0, 4, 2])
    expect(values(january, '2026-01-30')).toEqual([0, 2, 0, 2, 1])
    expect(values(february, '2026-02-01')).toEqual([2, 0, 0, 2, 1])
    expect(values(february, '2026-02-03')).toEqual([2, 0, 2, 0, 0])
    expect(february.gruppi.get('IT-BO')?.presenze.value).toBe(2)
    expect(february.gruppi.get('100000216')?.presenze).toEqual({ value: 2, rows: [{ soggiorno: 'a', quanti: 2 }] })
  })

  it('leaves out the days that have not been yet', () => {
    const stays = [stay('a', '2026-11-19', '2026-11-25')]
    const movement = countMovement(stays, '2026-11', undefined, '2026-11-21')
    expect([movement.giorni.length, movement.arrivi.value, movement.presenze.value]).toEqual([21, 1, 3])
    expect(movement.giorni.at(-1)?.partenze.value).toBe(0)
    expect(countMovement(stays, '2026-11', undefined, '2026-10-31').giorni).toEqual([])
    expect(countMovement(stays, '2026-11', undefined, '2026-12-31').presenze.value).toBe(6)
  })

  it.each([
    ['2028-02', 29, 2],
    ['2026-02', 28, 1],
    ['2000-02', 29, 2],
    ['2026-03', 31, 31],
    ['2026-10', 31, 31],
  ])('%s has %i days', (mese, days, presenze) => {
    const stays = [stay('a', `${mese}-28`, addDays(`${mese}-28`, days === 31 ? 4 : days - 27))]
    const movement = countMovement(stays, mese)
    expect(movement.giorni).toHaveLength(days)
    expect(movement.giorni.at(-1)?.data).toBe(endOfMonth(`${mese}-01`))
    expect(movement.presenze.value).toBe(days === 31 ? 4 : presenze)
  })

  it('counts one night when the clocks change', () => {
    for (const [from, to] of [
      ['2026-03-28', '2026-03-29'],
      ['2026-10-24', '2026-10-25'],
    ] as const)
      expect(countMovement([stay('a', from, to)], from.slice(0, 7)).presenze.value).toBe(1)
  })

  it('counts nowhere who leaves the same day, and says so', () => {
    const movement = countMovement([stay('a', '2026-11-05', '2026-11-05')], '2026-11')
    expect(movement).toMatchObject({ diurni: ['a'], arrivi: { value: 0, rows: [] }, presenze: { value: 0 }, problems: [] })
  })

  it('counts a shared room once, and two rooms of a stay twice', () => {
    const stays = [stay('a', '2026-11-05', '2026-11-06', { camere: ['1', '2'] }), stay('b', '2026-11-05', '2026-11-06', { camere: ['2'] })]
    expect(countMovement(stays, '2026-11').camere).toEqual({ value: 2, rows: [{ soggiorno: 'a', quanti: 2 }] })
  })

  it('groups by nationality when asked', () => {
    const stays = [stay('a', '2026-11-05', '2026-11-07', { clienti: [guest('a.1', bologna, '100000216')] })]
    expect([...countMovement(stays, '2026-11', ({ cittadinanza }) => cittadinanza).gruppi.keys()]).toEqual(['100000216'])
  })

  it('leaves out wrong dates and names the stay', () => {
    const movement = countMovement([stay('a', '2026-11-05', '2026-11-04'), stay('b', '', '2026-11-04')], '2026-11')
    expect(movement.problems).toEqual([
      {
        path: 'soggiorni.0.partenza',
        code: 'invalid',
        message: 'Soggiorno 1: la partenza, 04/11/2026, viene prima dell’arrivo, 05/11/2026.',
      },
      { path: 'soggiorni.1.arrivo', code: 'invalid', message: 'Soggiorno 2: indica la data di arrivo e quella di partenza.' },
    ])
    expect(movement.presenze.value).toBe(0)
    expect(() => countMovement([], '2026-13')).toThrow(RangeError)
  })
})

const anyStay = fc
  .record({
    from: fc.integer({ min: 0, max: 120 }),
    nights: fc.integer({ min: 0, max: 45 }),
    guests: fc.array(fc.constantFrom(bologna, germany, { stato: '100000215', luogo: 'Paris' }), { minLength: 1, maxLength: 4 }),
    rooms: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 2 }),
    turismo: fc.constantFrom<Soggiorno['turismo']>('Culturale', 'Balneare'),
  })
  .map(({ from, nights, guests, rooms, turismo }) => ({ from, nights, guests, rooms, turismo }))
const anyStays = fc.array(anyStay, { maxLength: 12 }).map((list) =>
  list.map(({ from, nights, guests, rooms, turismo }, n) => {
    const arrivo = addDays('2028-01-01', from)
    const clienti = guests.map((residenza, at) => guest(`${n}.${at}`, residenza))
    return stay(`${n}`, arrivo, addDays(arrivo, nights), { camere: rooms, turismo, clienti })
  }),
)
const sum = (figures: Iterable<Figure>) => [...figures].reduce((total, { value }) => total + value, 0)
const opens = ({ value, rows }: Figure) => rows.reduce((total, { quanti }) => total + quanti, 0) === value

describe('any stays', () => {
  const months = Array.from({ length: 6 }, (_, n) => addMonths('2028-01-01', n).slice(0, 7))

  it('sleep as many nights in all months as they last, and arrive once', () => {
    fc.assert(
      fc.property(anyStays, (stays) => {
        const movements = months.map((mese) => countMovement(stays, mese))
        const overnight = stays.filter(({ arrivo, partenza }) => arrivo < partenza)
        const nights = stays.reduce((total, { arrivo, partenza, clienti }) => total + daysBetween(arrivo, partenza) * clienti.length, 0)
        expect(sum(movements.map(({ presenze }) => presenze))).toBe(nights)
        expect(sum(movements.map(({ arrivi }) => arrivi))).toBe(overnight.reduce((total, { clienti }) => total + clienti.length, 0))
      }),
      { numRuns: 60 },
    )
  })

  it('agree day by day, group by group and row by row', () => {
    fc.assert(
      fc.property(anyStays, fc.constantFrom(...months), (stays, mese) => {
        const movement = countMovement(stays, mese)
        const { giorni, gruppi, turismo, arrivi, presenze, camere } = movement
        expect(sum(giorni.map((day) => day.presenti))).toBe(presenze.value)
        expect(sum(giorni.map((day) => day.arrivi))).toBe(arrivi.value)
        expect(sum(giorni.map((day) => day.camere))).toBe(camere.value)
        for (const groups of [gruppi, turismo]) {
          expect(sum([...groups.values()].map((group) => group.presenze))).toBe(presenze.value)
          expect(sum([...groups.values()].map((group) => group.arrivi))).toBe(arrivi.value)
        }
        giorni.forEach((day, at) => {
          expect(day.presentiPrima.value + day.arrivi.value - day.partenze.value).toBe(day.presenti.value)
          expect(day.presentiPrima.value).toBe((at > 0 ? giorni[at - 1]?.presenti : day.presentiPrima)?.value)
          expect(sum([...day.gruppi.values()].map((group) => group.presenze))).toBe(day.presenti.value)
          expect([day.presentiPrima, day.arrivi, day.partenze, day.presenti, day.camere].every(opens)).toBe(true)
          expect(day.camere.value).toBeLessThanOrEqual(3)
        })
        expect([arrivi, presenze, camere].every(opens)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})
