import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMinutes, formatTime, minutesOf, parseTime } from './times.ts'

const anyTime = fc.nat(24 * 60 - 1).map((n) => addMinutes('00:00', n))

describe('parseTime', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9,30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['09:30', '09:30'],
    ['ore 9', '09:00'],
    ['Ore 9:15', '09:15'],
    ['alle 9', '09:00'],
    ['alle 18 e 30', '18:30'],
    ['9 e mezza', '09:30'],
    ['9 e mezzo', '09:30'],
    ['9 e un quarto', '09:15'],
    ['9 meno un quarto', '08:45'],
    ['le 3 del pomeriggio', '15:00'],
    ['8 di sera', '20:00'],
    ['8 e mezza di sera', '20:30'],
    ['9 di mattina', '09:00'],
    ['a mezzogiorno', '12:00'],
    ['mezzanotte', '00:00'],
    ['0', '00:00'],
    ['23:59', '23:59'],
    ['h 14', '14:00'],
    ['14h30', '14:30'],
  ])('reads %j as %s', (text, time) => {
    expect(parseTime(text)).toBe(time)
  })

  it.each(['25:00', '24:00', '9:60', '9:3', '', 'presto', '12345', '9 e', '-3', '9:30:15', '９'])('refuses %j', (text) => {
    expect(parseTime(text)).toBeUndefined()
  })

  it('reads back what formatTime writes', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(parseTime(formatTime(time))).toBe(time)
      }),
    )
  })
})

describe('addMinutes', () => {
  it('goes round at midnight', () => {
    expect(addMinutes('23:30', 45)).toBe('00:15')
    expect(addMinutes('00:15', -45)).toBe('23:30')
    expect(addMinutes('09:00', 90)).toBe('10:30')
  })

  it('moves by as many minutes as it is told', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: -5000, max: 5000 }), (time, n) => {
        expect(Math.abs((minutesOf(addMinutes(time, n)) - minutesOf(time) - n) % 1440)).toBe(0)
      }),
    )
  })
})

it('formatTime drops the seconds of a database', () => {
  expect(formatTime('09:30:00')).toBe('09:30')
})
