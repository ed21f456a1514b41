import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderKey } from './order.ts'

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : orderKey(a) > orderKey(b) ? 1 : 0))

describe('orderKey', () => {
  it.each([
    [['Camera 9', 'Camera 10', 'Camera 100']],
    [['abaco', 'Àncora', 'ape', 'Zeta']],
    [["D'Angelo", 'Da Ponte', 'Dalla']],
    [['12 viti', '2 viti larghe'].toReversed()],
    [['', '1', 'a']],
    [['Via Roma 7', 'Via Roma 007 bis', 'Via Roma 8']],
  ])('%j stands in order', (texts) => {
    expect(sorted(texts.toReversed())).toEqual(texts)
  })

  it('takes capitals and accents as equal', () => {
    expect(orderKey('PERCHÉ')).toBe(orderKey('perche'))
  })

  it('orders numbers of any length by their value', () => {
    const number = integer({ min: 0, max: 999_999_999 })
    assert(
      property(number, number, (a, b) => {
        expect(orderKey(`n${a}`) < orderKey(`n${b}`)).toBe(a < b)
      }),
    )
  })
})
