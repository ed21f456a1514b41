import { expect, it } from 'vitest'
import { formatMoney } from '../italian/money.ts'
import { sharesText } from './plan-amounts.ts'

it('says equal shares in words, the greater ones first', () => {
  expect(sharesText([128, 129, 129, 129, 128, 129, 128])).toBe(`4 × ${formatMoney(129)} e 3 × ${formatMoney(128)}`)
  expect(sharesText([475, 475])).toBe(`2 × ${formatMoney(475)}`)
  expect(sharesText([0])).toBe(`1 × ${formatMoney(0)}`)
})

it('says nothing of shares that are more than a cent apart', () => {
  expect(sharesText([2125, 1675])).toBeUndefined()
  expect(sharesText([])).toBeUndefined()
})
