import { describe, expect, it } from 'vitest'
import { integer } from '../../../kernel/fields/number.ts'
import { along, pull } from '../drag/edge.ts'
import { gripAt, hit } from './hit.ts'
import { onNight, pack, takenPerNight, type Packable } from './pack.ts'
import { columnOf, daysOf, holidaysOf, lastDay, monthsOf, rangeFromAddress, stepOf } from '../../calendar/range.ts'
import { nextSpot, stopsAt, within } from './steps.ts'
import { chosen, chosenDays, dragged, endOf, freeAround, overlap, stretchOf, type Stretch } from '../../calendar/stretch.ts'
import { doneText, periodText, sayingsOf, shortPeriod, shortRange } from '../../calendar/stretch-words.ts'
import { sosta } from './ostello.fixture.ts'

const at = (from: string, nights: number, lane = 'a'): Stretch => ({ lane, from, nights })
const bar = (from: string, nights: number, isEnded = false): Packable => ({ stretch: at(from, nights), isEnded })

describe('a stretch of nights', () => {
  it('lets another begin on the day on which it ends', () => {
    expect(overlap(at('2026-11-20', 2), at('2026-11-22', 1))).toBe(false)
    expect(overlap(at('2026-11-20', 3), at('2026-11-22', 1))).toBe(true)
    expect(overlap(at('2026-11-21', 1), at('2026-11-20', 5))).toBe(true)
    expect(overlap(at('2026-11-20', 3), at('2026-11-22', 1, 'b'))).toBe(false)
  })

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
  ])('that begins on %s and lasts %i ends on %s', (from, nights, end) => {
    expect(endOf(at(from, nights))).toBe(end)
    expect(overlap(at(from, nights), at(end, 1))).toBe(false)
    expect(overlap(at(from, nights + 1), at(end, 1))).toBe(true)
  })

  it('is read from a record, or is none', () => {
    const span = { from: 'arrivo', lasts: 'notti', lane: 'stanza' }
    const row = (more: Record<string, unknown>) => ({ id: 'x', version: 1, arrivo: '2026-11-20', notti: 2, stanza: 'a', ...more })
    expect(stretchOf(span, row({}))).toEqual(at('2026-11-20', 2))
    for (const broken of [{ notti: 0 }, { notti: undefined }, { arrivo: '2026-02-31' }, { stanza: '' }])
      expect(stretchOf(span, row(broken))).toBeUndefined()
  })

  it('moves whole, or by an end that leaves a night', () => {
    const stay = at('2028-02-27', 3)
    expect(dragged(stay, 'whole', 2, 'b')).toEqual(at('2028-02-29', 3, 'b'))
    expect(dragged(stay, 'end', 2, 'b')).toEqual(at('2028-02-27', 5))
    expect(dragged(stay, 'end', -9, 'b')).toEqual(at('2028-02-27', 1))
    expect(dragged(stay, 'start', 1, 'b')).toEqual(at('2028-02-28', 2))
    expect(dragged(stay, 'start', 9, 'b')).toEqual(at('2028-02-29', 1))
    expect(dragged(stay, 'start', -2, 'b')).toEqual(at('2028-02-25', 5))
  })
})

describe('free nights', () => {
  const taken = [at('2026-11-20', 2), at('2026-11-28', 3), at('2026-11-24', 1, 'b')]

  it('reach from the end of one to the beginning of the next, in their lane', () => {
    expect(freeAround(taken, 'a', '2026-11-24')).toEqual({ since: '2026-11-22', until: '2026-11-28' })
    expect(freeAround(taken, 'a', '2026-11-22')).toEqual({ since: '2026-11-22', until: '2026-11-28' })
    expect(freeAround(taken, 'a', '2026-12-24')).toEqual({ since: '2026-12-01', until: undefined })
    expect(freeAround(taken, 'a', '2026-11-21')).toBeUndefined()
    expect(freeAround(taken, 'a', '2026-11-28')).toBeUndefined()
  })

  it('are chosen from the day of arrival to that of departure, in both directions, never beyond', () => {
    const free = { since: '2026-11-22', until: '2026-11-28' }
    expect(chosen('a', '2026-11-24', '2026-11-24', free)).toEqual(at('2026-11-24', 1))
    expect(chosen('a', '2026-11-24', '2026-11-26', free)).toEqual(at('2026-11-24', 2))
    expect(chosen('a', '2026-11-24', '2026-12-20', free)).toEqual(at('2026-11-24', 4))
    expect(chosen('a', '2026-11-24', '2026-11-23', free)).toEqual(at('2026-11-23', 1))
    expect(chosen('a', '2026-11-24', '2026-11-01', free)).toEqual(at('2026-11-22', 2))
  })
})

describe('free days', () => {
  it('are chosen with the first and the last among them, in both directions, never beyond', () => {
    const free = { since: '2026-11-22', until: '2026-11-28' }
    expect(chosenDays('a', '2026-11-24', '2026-11-24', free)).toEqual(at('2026-11-24', 1))
    expect(chosenDays('a', '2026-11-24', '2026-11-26', free)).toEqual(at('2026-11-24', 3))
    expect(chosenDays('a', '2026-11-24', '2026-12-20', free)).toEqual(at('2026-11-24', 4))
    expect(chosenDays('a', '2026-11-24', '2026-11-23', free)).toEqual(at('2026-11-23', 2))
    expect(chosenDays('a', '2026-11-24', '2026-11-01', free)).toEqual(at('2026-11-22', 3))
  })
})

describe('the days on screen', () => {
  it('are two weeks around today unless the address says better', () => {
    expect(rangeFromAddress(undefined, undefined, '2026-12-01')).toEqual({ start: '2026-11-30', days: 14 })
    expect(rangeFromAddress('2026-02-31', '15', '2026-12-01')).toEqual({ start: '2026-11-30', days: 14 })
    expect(rangeFromAddress('2028-02-29', '92', '2026-12-01')).toEqual({ start: '2028-02-29', days: 92 })
  })

  it('have each day once, in spring and in autumn too', () => {
    for (const start of ['2026-03-20', '2026-10-20', '2028-02-20', '2026-12-20']) {
      const range = { start, days: 31 }
      const days = daysOf(range)
      expect(new Set(days).size).toBe(31)
      expect(days.map((day) => columnOf(range, day))).toEqual(days.map((_, index) => index))
      expect(days.at(-1)).toBe(lastDay(range))
    }
  })

  it('turn by whole weeks', () => {
    expect([14, 31, 61, 92].map((days) => stepOf({ start: '', days }))).toEqual([7, 14, 28, 42])
  })

  it('know their months and holidays across the end of a year', () => {
    const range = { start: '2026-12-20', days: 31 }
    expect(monthsOf(range)).toEqual([
      { label: 'dicembre 2026', column: 0, days: 12 },
      { label: 'gennaio 2027', column: 12, days: 19 },
    ])
    const holidays = holidaysOf(range)
    expect([holidays.get('2026-12-25'), holidays.get('2027-01-06'), holidays.get('2027-01-07')]).toEqual(['Natale', 'Epifania', undefined])
  })
})

const NOON = 0.5
describe('pack', () => {
  const range = { start: '2026-11-20', days: 14 }

  it('draws from noon to noon, cut at the edges', () => {
    const { placed, lines } = pack([bar('2026-11-18', 3), bar('2026-11-21', 2), bar('2026-12-02', 9)], range, NOON)
    expect(lines).toBe(1)
    expect(placed.map(({ left, right, isCutLeft, isCutRight }) => [left, right, isCutLeft, isCutRight])).toEqual([
      [0, 1.5, true, false],
      [1.5, 3.5, false, false],
      [12.5, 14, false, true],
    ])
  })

  it('shows the morning of who leaves on the first day, and not who left before or comes after', () => {
    const { placed } = pack([bar('2026-11-18', 2), bar('2026-11-15', 4), bar('2026-12-04', 1)], range, NOON)
    expect(placed.map(({ left, right }) => [left, right])).toEqual([[0, 0.5]])
  })

  it('draws days as a whole, and none of who was there until the evening before', () => {
    const { placed } = pack([bar('2026-11-18', 3), bar('2026-11-21', 2), bar('2026-12-02', 9)], range, 0)
    expect(placed.map(({ left, right, isCutLeft, isCutRight }) => [left, right, isCutLeft, isCutRight])).toEqual([
      [0, 1, true, false],
      [1, 3, false, false],
      [12, 14, false, true],
    ])
    expect(pack([bar('2026-11-18', 2), bar('2026-12-04', 1)], range, 0).placed).toEqual([])
  })

  it('puts what overlaps on lines of its own', () => {
    const { placed, lines } = pack([bar('2026-11-21', 4), bar('2026-11-22', 1), bar('2026-11-23', 4)], range, NOON)
    expect(lines).toBe(2)
    expect(placed.map(({ line }) => line)).toEqual([0, 1, 1])
  })

  it('leaves out what has ended where another lies now', () => {
    const past = bar('2026-11-21', 2, true)
    expect(pack([past, bar('2026-11-22', 1)], range, NOON).placed).toHaveLength(1)
    expect(pack([past, bar('2026-11-23', 1)], range, NOON).placed).toHaveLength(2)
    expect(onNight(pack([past], range, NOON), '2026-11-22')).toEqual([past])
  })

  it('counts the lanes that are taken each night', () => {
    const lanes = [[bar('2026-11-18', 3), bar('2026-11-21', 1)], [bar('2026-11-20', 1), bar('2026-11-21', 1, true)], []]
    expect(takenPerNight(lanes, { start: '2026-11-20', days: 4 })).toEqual([2, 1, 0, 0])
  })
})

describe('a point of the plan', () => {
  const box = { left: 100, top: 50, day: 40, bottoms: [60, 180, 240] }

  it('finds lane, day and half of the day; outside, the nearest', () => {
    expect(hit(box, 100, 50, 14)).toEqual({ lane: 0, column: 0, isAfterNoon: false })
    expect(hit(box, 205, 111, 14)).toEqual({ lane: 1, column: 2, isAfterNoon: true })
    expect(hit(box, -20, -20, 14)).toEqual({ lane: 0, column: 0, isAfterNoon: false })
    expect(hit(box, 9999, 9999, 14)).toMatchObject({ lane: 2, column: 13 })
  })

  it('takes an end only near it, more of it under a finger, and leaves a short bar its middle', () => {
    const long = { left: 0, width: 200 }
    expect([gripAt(5, long, false), gripAt(15, long, false), gripAt(195, long, false)]).toEqual(['start', 'whole', 'end'])
    expect(gripAt(15, long, true)).toBe('start')
    expect([3, 12, 22].map((x) => gripAt(x, { left: 0, width: 24 }, true))).toEqual(['start', 'whole', 'end'])
  })

  it('pulls the plan only near an edge, the more the nearer', () => {
    expect(pull(300, 0, 600)).toBe(0)
    expect(pull(2, 0, 600)).toBeLessThan(pull(40, 0, 600))
    expect(pull(598, 0, 600)).toBeGreaterThan(pull(570, 0, 600))
    expect(pull(9999, 0, 600)).toBe(16)
  })

  it('pulls no way that nobody carries', () => {
    expect([along(9, 30), along(-9, -1), along(9, -30), along(-9, 12), along(9, 0)]).toEqual([9, -9, 0, 0, 0])
  })
})

describe('the keyboard', () => {
  const range = { start: '2026-11-20', days: 14 }
  const lanes = [pack([bar('2026-11-21', 3), bar('2026-11-24', 1)], range, NOON), pack([bar('2026-11-20', 2, true)], range, NOON)]
  const step = (key: string, lane: number, day: string, index = 0, ctrl = false) => nextSpot(key, ctrl, { lane, day, index }, lanes, range)

  it('goes over a bar in one step, from wherever it stands in it', () => {
    expect(step('ArrowRight', 0, '2026-11-22')).toEqual({ lane: 0, day: '2026-11-24', index: 0 })
    expect(step('ArrowLeft', 0, '2026-11-23')).toEqual({ lane: 0, day: '2026-11-20', index: 0 })
    expect(step('ArrowLeft', 0, '2026-11-20')).toBeUndefined()
    expect(step('ArrowRight', 0, '2026-12-03')).toBeUndefined()
  })

  it('finds the free night under a bar that has ended', () => {
    expect(stopsAt(lanes[1], '2026-11-21')).toHaveLength(2)
    expect(step('ArrowDown', 0, '2026-11-21')).toEqual({ lane: 1, day: '2026-11-21', index: 0 })
    expect(step('ArrowDown', 1, '2026-11-21')).toEqual({ lane: 1, day: '2026-11-21', index: 1 })
    expect(step('ArrowDown', 1, '2026-11-21', 1)).toBeUndefined()
    expect(step('ArrowUp', 1, '2026-11-21', 0)).toEqual({ lane: 0, day: '2026-11-21', index: 0 })
  })

  it('jumps to the ends, and stays within what there is', () => {
    expect(step('End', 0, '2026-11-22')).toEqual({ lane: 0, day: '2026-12-03', index: 0 })
    expect(step('Home', 1, '2026-11-28', 0, true)).toEqual({ lane: 0, day: '2026-11-20', index: 0 })
    expect(step('a', 0, '2026-11-22')).toBeUndefined()
    expect(within({ lane: 9, day: '2030-01-01', index: 4 }, lanes, range)).toEqual({ lane: 1, day: '2026-12-03', index: 0 })
  })
})

describe('words', () => {
  it('say a period with its nights', () => {
    expect(periodText(sosta, at('2026-11-30', 1))).toBe('da lunedì 30 novembre a martedì 1 dicembre, 1 notte')
    expect(shortPeriod(sosta, at('2026-11-20', 2))).toBe('ven 20 – dom 22 nov · 2 notti')
    expect(shortPeriod(sosta, at('2028-02-29', 1))).toBe('mar 29 feb – mer 1 mar · 1 notte')
    expect(shortRange('2026-11-24', '2026-12-07')).toBe('24 nov – 7 dic 2026')
  })

  it('say the days of what counts days, to the last of them', () => {
    const { span, fields } = sosta
    const rented = { ...sosta, fields: { ...fields, giorni: integer('Giorni') }, span: { ...span, lasts: 'giorni' } }
    expect(periodText(rented, at('2026-11-30', 1))).toBe('lunedì 30 novembre, 1 giorno')
    expect(shortPeriod(rented, at('2026-11-20', 3))).toBe('ven 20 – dom 22 nov · 3 giorni')
    expect(doneText(rented, at('2026-11-20', 2), at('2026-11-20', 3), '')).toBe('Ora 3 giorni, fino a domenica 22 novembre')
    expect(shortPeriod(rented, at('2026-11-20', 1))).toBe('ven 20 nov · 1 giorno')
    expect(sayingsOf(rented).atLeast).toBe('Serve almeno un giorno.')
  })

  it('tell what was done, with the gender of the thing', () => {
    const entity = sosta
    const before = at('2026-11-20', 2)
    expect(doneText(entity, before, at('2026-11-20', 2, 'b'), 'Stanza 2')).toMatch(/^Spostata a Stanza 2, da venerdì 20 novembre/)
    expect(doneText(entity, before, at('2026-11-21', 2), '')).toMatch(/^Spostata: da sabato 21 novembre a lunedì 23 novembre/)
    expect(doneText(entity, before, at('2026-11-20', 3), '')).toBe('Ora 3 notti, fino a lunedì 23 novembre')
    expect(doneText(entity, before, at('2026-11-21', 1), '')).toBe('Ora 1 notte, da sabato 21 novembre')
  })
})
