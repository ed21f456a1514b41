import { expect, test } from 'vitest'
import { BARS, barHeights, LOWEST, stillHeights } from './wave-shape.ts'

test('there are twenty bars, never under their rest nor over the box', () => {
  expect(stillHeights).toHaveLength(BARS)
  for (let seconds = 0; seconds < 10; seconds += 0.1) {
    const heights = barHeights(seconds, undefined)
    expect(heights).toHaveLength(BARS)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(LOWEST)
    expect(Math.max(...heights)).toBeLessThanOrEqual(72)
  }
})

test('silence lays the bars down, a louder voice raises every one', () => {
  expect(new Set(barHeights(1, 0))).toEqual(new Set([LOWEST]))
  const soft = barHeights(1, 0.3)
  expect(barHeights(1, 0.9).every((height, bar) => height >= (soft[bar] ?? 0))).toBe(true)
})
