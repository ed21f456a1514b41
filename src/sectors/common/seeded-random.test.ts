import { expect, it } from 'vitest'
import { seededChance } from './seeded-random.ts'

const draw = (seed: string) => {
  const chance = seededChance(seed)
  return Array.from({ length: 200 }, () => chance.next())
}

it('repeats itself for the same seed and only for it', () => {
  expect(draw('artigiani 2026-11-21')).toEqual(draw('artigiani 2026-11-21'))
  expect(draw('artigiani 2026-11-22')).not.toEqual(draw('artigiani 2026-11-21'))
})

it('stays within 0 and 1 and falls on both halves alike', () => {
  const drawn = draw('x')
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(drawn.filter((value) => value < 0.5).length).toBeGreaterThan(70)
  expect(drawn.filter((value) => value >= 0.5).length).toBeGreaterThan(70)
})

it('draws whole numbers with both ends included', () => {
  const chance = seededChance('ends')
  expect(new Set(Array.from({ length: 200 }, () => chance.between(2, 5)))).toEqual(new Set([2, 3, 4, 5]))
})

it('follows the weights: what weighs nothing never comes', () => {
  const chance = seededChance('weights')
  const drawn = Array.from({ length: 300 }, () =>
    chance.weighted(['never', 'rare', 'often'], (item) => ({ never: 0, rare: 1, often: 9 })[item] ?? 0),
  )
  expect(drawn).not.toContain('never')
  expect(drawn.filter((item) => item === 'often').length).toBeGreaterThan(drawn.filter((item) => item === 'rare').length * 4)
})

it('shuffles without losing or repeating', () => {
  const list = Array.from({ length: 30 }, (_, at) => at)
  const shuffled = seededChance('shuffle').shuffled(list)
  expect(shuffled).not.toEqual(list)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list)
})

it('says so when there is nothing to choose from', () => {
  expect(() => seededChance('none').pick([])).toThrow('Nothing to choose from')
})
