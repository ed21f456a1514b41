import { expect, it } from 'vitest'
import { boundsOf, formatPeriod, lastPeriods, quarterOf } from './periods.ts'

it.each([
  ['2026-01-01', '2026-T1'],
  ['2026-03-31', '2026-T1'],
  ['2026-04-01', '2026-T2'],
  ['2026-12-31', '2026-T4'],
])('%s is in %s', (day, quarter) => {
  expect(quarterOf(day)).toBe(quarter)
})

it.each([
  ['2026-T1', 'primo trimestre 2026'],
  ['2028-T4', 'quarto trimestre 2028'],
  ['2026-10', 'ottobre 2026'],
  ['2026', '2026'],
])('%s is the %s', (period, words) => expect(formatPeriod(period)).toBe(words))

it.each([
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-T1', '2026-01-01', '2026-03-31'],
  ['2026-T4', '2026-10-01', '2026-12-31'],
  ['2026', '2026-01-01', '2026-12-31'],
])('%s goes from %s to %s', (period, dal, al) => expect(boundsOf(period)).toEqual({ dal, al }))

it('counts periods back from a day, over the end of a year', () => {
  expect(lastPeriods('month', '2026-01-31', 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(lastPeriods('quarter', '2026-02-28', 3)).toEqual(['2026-T1', '2025-T4', '2025-T3'])
  expect(lastPeriods('year', '2026-12-31', 2)).toEqual(['2026', '2025'])
})
