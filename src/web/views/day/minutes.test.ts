import { describe, expect, it } from 'vitest'
import { clockText } from '../../../kernel/italian/times.ts'
import { hourLabels, lengthText, minuteAt, momentOf, partOn, shownHours, snap, stepOf, stretchText, topOf } from './minutes.ts'

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const scale = { shown: { from: at(8), to: at(19) }, step: 15, pixels: 13 }

describe('words', () => {
  it('says hours and lengths as people write them', () => {
    expect([at(0), at(9, 5), at(24), at(25, 30), -at(0, 15)].map(clockText)).toEqual(['00:00', '09:05', '24:00', '01:30', '23:45'])
    expect(stretchText({ from: at(10, 15), to: at(11) })).toBe('10:15–11:00')
    expect([0, 45, 60, 90, 120].map(lengthText)).toEqual(['0 min', '45 min', '1 h', '1 h 30 min', '2 h'])
  })
})

describe('pixels', () => {
  it('draws a quarter of an hour as high as asked, and reads it back', () => {
    expect(topOf(scale, at(8))).toBe(0)
    expect(topOf(scale, at(9, 15))).toBe(13 * 5)
    expect(minuteAt(scale, 13 * 5)).toBe(at(9, 15))
    expect(topOf({ ...scale, pixels: 24 }, at(9))).toBe(96)
  })

  it('stays within the hours shown, however far a pointer goes', () => {
    expect(minuteAt(scale, -400)).toBe(at(8))
    expect(minuteAt(scale, 9999)).toBe(at(19))
  })

  it('snaps to the nearest quarter, or to that in which a minute lies', () => {
    expect([at(9, 7), at(9, 8), at(9, 22)].map((minute) => snap(minute, 15))).toEqual([at(9), at(9, 15), at(9, 15)])
    expect([at(9, 14), at(9, 15)].map((minute) => stepOf(minute, 15))).toEqual([at(9), at(9, 15)])
    expect(snap(at(9, 3), 5)).toBe(at(9, 5))
  })
})

describe('midnight', () => {
  it('carries a minute beyond it to the day after, or before it to the day before', () => {
    expect(momentOf('2026-12-31', at(24, 30))).toEqual({ day: '2027-01-01', minute: 30 })
    expect(momentOf('2026-03-01', -15)).toEqual({ day: '2026-02-28', minute: at(23, 45) })
    expect(momentOf('2026-11-25', at(23, 45))).toEqual({ day: '2026-11-25', minute: at(23, 45) })
    expect(momentOf('2026-11-25', at(24))).toEqual({ day: '2026-11-26', minute: 0 })
  })

  it('shows of what goes through it a part on either day, and none on others', () => {
    const night = { from: at(22), to: at(26) }
    expect(partOn('2026-11-25', '2026-11-25', night)).toEqual({ from: at(22), to: at(24) })
    expect(partOn('2026-11-26', '2026-11-25', night)).toEqual({ from: 0, to: at(2) })
    expect(partOn('2026-11-27', '2026-11-25', night)).toBeUndefined()
    expect(partOn('2026-11-24', '2026-11-25', night)).toBeUndefined()
    expect(partOn('2026-11-26', '2026-11-25', { from: at(22), to: at(24) })).toBeUndefined()
  })

  it('has as many minutes in the nights when clocks change', () => {
    for (const day of ['2026-03-28', '2026-10-24']) {
      const next = day === '2026-03-28' ? '2026-03-29' : '2026-10-25'
      expect(partOn(next, day, { from: at(23), to: at(29) })).toEqual({ from: 0, to: at(5) })
      expect(momentOf(day, at(26, 30))).toEqual({ day: next, minute: at(2, 30) })
    }
  })
})

describe('hours', () => {
  it('grow by whole hours for what lies outside of them, and for nothing else', () => {
    const opening = { from: at(8, 30), to: at(19) }
    expect(shownHours(opening, [])).toEqual(opening)
    expect(shownHours(opening, [{ from: at(9), to: at(10) }])).toEqual(opening)
    expect(shownHours(opening, [{ from: at(7, 45), to: at(19, 20) }])).toEqual({ from: at(7), to: at(20) })
    expect(shownHours(opening, [{ from: at(23), to: at(24) }])).toEqual({ from: at(8, 30), to: at(24) })
  })

  it('have a name each, except one that the present hour covers', () => {
    expect(hourLabels({ from: at(8, 30), to: at(11) })).toEqual([at(9), at(10), at(11)])
    expect(hourLabels({ from: at(8), to: at(11) }, at(9, 50))).toEqual([at(8), at(9), at(11)])
    expect(hourLabels({ from: at(8), to: at(11) }, at(9, 44))).toEqual([at(8), at(9), at(10), at(11)])
    expect(hourLabels({ from: at(8), to: at(11) }, at(7, 50))).toEqual([at(8), at(9), at(10), at(11)])
  })
})
