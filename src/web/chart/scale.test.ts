import { describe, expect, it } from 'vitest'
import { clearOf, depthOf, pathOf, scaleOf } from './scale.ts'

describe('the height of a chart', () => {
  it.each([
    [
      [3_120_000, 1_540_000],
      [0, 1_000_000, 2_000_000, 3_000_000, 4_000_000],
    ],
    [[2], [0, 1, 2]],
    [[], [0, 1]],
    [
      [-30, 50],
      [-40, -20, 0, 20, 40, 60],
    ],
    [[-3], [-3, -2, -1, 0]],
  ])('%j is ruled at %j', (values, ticks) => {
    const scale = scaleOf(values)
    expect(scale.ticks).toEqual(ticks)
    expect([scale.least, scale.most]).toEqual([ticks[0], ticks.at(-1)])
  })
})

it('a line is broken where there is no value', () => {
  const scale = scaleOf([4])
  expect(pathOf([4, 0, undefined, 2], scale)).toBe('M0 0L33.33 100M100 50')
  expect(depthOf(3, scale)).toBe(0.25)
})

it('a label stands where the lines are not', () => {
  const low = Array.from({ length: 12 }, (_, at) => at / 11)
  const scale = scaleOf([4])
  expect(clearOf([low], 2, scale)).toEqual({ isLeft: false, isOver: true })
  expect(clearOf([low.map(() => 4)], 9, scale)).toEqual({ isLeft: true, isOver: false })
})
