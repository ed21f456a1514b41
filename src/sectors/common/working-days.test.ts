import { expect, it } from 'vitest'
import { isWorkingDay, workingDays } from './working-days.ts'

it.each([
  ['2026-11-21', true, 'a Saturday'],
  ['2026-11-22', false, 'a Sunday'],
  ['2026-12-08', false, 'the Immacolata'],
  ['2026-04-06', false, 'Easter Monday'],
  ['2028-02-29', true, 'a leap day on a Tuesday'],
])('%s: %s (%s)', (day, isOpen) => {
  expect(isWorkingDay(day)).toBe(isOpen)
})

it('lists both ends', () => {
  expect(workingDays('2026-12-24', '2026-12-29')).toEqual(['2026-12-24', '2026-12-28', '2026-12-29'])
})

it('is empty the wrong way round', () => {
  expect(workingDays('2026-11-22', '2026-11-21')).toEqual([])
})
