import { expect, test } from 'vitest'
import { readDate, showDate, toIsoDate, toLocalDate } from './date-text.ts'

const today = '2026-11-21'

test.for([
  ['21/11/2026', '2026-11-21'],
  [' 1.9.2026 ', '2026-09-01'],
  ['1-9-2026', '2026-09-01'],
  ['21112026', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', undefined],
  ['31/04/2026', undefined],
  ['21/13/2026', undefined],
  ['00/11/2026', undefined],
  ['21/11/20', undefined],
  ['21/11', undefined],
  ['domani', undefined],
  ['', undefined],
] as const)('while typing «%s» means %s', ([text, iso]) => {
  expect(readDate(text)).toBe(iso)
})

test.for([
  ['21/11', '2026-11-21'],
  ['21/11/27', '2027-11-21'],
  ['31/4', undefined],
] as const)('on leaving «%s» means %s', ([text, iso]) => {
  expect(readDate(text, today)).toBe(iso)
})

test('shows ISO dates as people write them and leaves the rest alone', () => {
  expect(showDate('2026-11-21')).toBe('21/11/2026')
  expect(showDate('31/02/2026')).toBe('31/02/2026')
})

test('goes to the calendar and back on the days when clocks change', () => {
  for (const iso of ['2026-03-29', '2026-10-25', '2026-12-31']) expect(toIsoDate(toLocalDate(iso) ?? new Date(Number.NaN))).toBe(iso)
})
