import { afterEach, describe, expect, it } from 'vitest'
import { shiftDate } from './clock-shift.ts'
import { hardDays, instantOf } from './hard-days.ts'

it.each([
  ['2026-11-22', ['2026-11-23', '2026-11-29', '2026-11-23', '2026-12-31', '2028-02-29', '2027-03-28', '2027-10-31']],
  ['2026-12-31', ['2027-01-01', '2027-01-03', '2027-01-04', '2027-12-31', '2028-02-29', '2027-03-28', '2027-10-31']],
  ['2028-02-28', ['2028-02-29', '2028-03-05', '2028-03-06', '2028-12-31', '2028-02-29', '2028-03-26', '2028-10-29']],
  ['2028-03-25', ['2028-03-26', '2028-03-26', '2028-03-27', '2028-12-31', '2032-02-29', '2028-03-26', '2028-10-29']],
])('after %s the hard days are %j', (now, days) => {
  expect(hardDays(now).map((moment) => moment.slice(0, 10))).toEqual(days)
})

describe('the instant of a moment', () => {
  it.each([
    ['2028-02-29', '2028-02-29T09:00:00.000Z'],
    ['2026-12-31T23:58', '2026-12-31T22:58:00.000Z'],
    ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['2027-10-31T02:59', '2027-10-31T00:59:00.000Z'],
  ])('%s is %s', (moment, instant) => {
    expect(instantOf(moment).toISOString()).toBe(instant)
  })

  it.each(['2027-03-28T02:30', '2026-02-29', '2026-13-01'])('%s never comes', (moment) => {
    expect(() => instantOf(moment)).toThrow(RangeError)
  })
})

describe('a clock that was moved', () => {
  const machine = globalThis.Date
  afterEach(() => {
    machine.prototype.constructor = machine
    globalThis.Date = machine
  })

  it('says another time of now and goes on from there; what is given stays as it is', () => {
    const before = machine.now()
    shiftDate(1_000_000)
    expect(Date.now() - before).toBeGreaterThanOrEqual(1_000_000)
    expect(new Date().getTime() - before).toBeGreaterThanOrEqual(1_000_000)
    expect(new Date('2026-11-21T10:00:00Z').toISOString()).toBe('2026-11-21T10:00:00.000Z')
    expect(new Date(2026, 10, 21).getDate()).toBe(21)
    expect(new Date() instanceof Date && new machine() instanceof Date).toBe(true)
    expect(Date.UTC(2026, 0, 1)).toBe(machine.UTC(2026, 0, 1))
  })
})
