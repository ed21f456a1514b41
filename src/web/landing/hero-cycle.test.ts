import { describe, expect, it } from 'vitest'
import { HERO, heroAt } from './hero-cycle.ts'

describe('heroAt', () => {
  it.each([
    [0, 0, 'resting', 500],
    [499, 0, 'resting', 1],
    [500, 0, 'leaving', 1500],
    [1999, 0, 'leaving', 1],
    [2000, 1, 'arriving', 1500],
    [3499, 1, 'arriving', 1],
    [3500, 1, 'resting', 7000],
    [10_499, 1, 'resting', 1],
    [10_500, 1, 'leaving', 1500],
    [12_000, 0, 'arriving', 1500],
    [13_500, 0, 'resting', 7000],
    [22_000, 1, 'arriving', 1500],
  ])('after %i ms shows variant %i, %s, until %i ms later', (elapsed, variant, phase, next) => {
    expect(heroAt(elapsed, HERO)).toEqual({ variant, phase, next })
  })

  it('never asks to be called again in no time', () => {
    for (let elapsed = 0; elapsed < HERO.start + 3 * HERO.cycle; elapsed += 7) expect(heroAt(elapsed, HERO).next).toBeGreaterThan(0)
  })
})
