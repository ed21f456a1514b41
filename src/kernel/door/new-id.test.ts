import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('bears the name of its entity and sixteen characters', () => {
  expect(newId('voce_listino')).toMatch(/^voce_listino_[a-z0-9]{16}$/)
})

it('does not repeat and sorts by time of making, within a millisecond too', () => {
  const ids = Array.from({ length: 20_000 }, () => newId('cliente'))
  expect(new Set(ids).size).toBe(ids.length)
  const stamps = Map.groupBy(ids, (id) => id.slice(0, 17))
  for (const made of stamps.values()) expect(made.toSorted()).toEqual(made)
})
