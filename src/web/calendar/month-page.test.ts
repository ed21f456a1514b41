import { expect, it } from 'vitest'
import { monthPage } from './month-page.ts'

it.each([
  ['2026-11', '2026-10-26', '2026-12-06'],
  ['2028-02', '2028-01-31', '2028-03-05'],
  ['2027-02', '2027-02-01', '2027-02-28'],
])('%s shows whole weeks', (month, first, last) => {
  expect(monthPage(month)).toEqual({ first, last })
})
