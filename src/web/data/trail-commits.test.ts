import { expect, it } from 'vitest'
import type { Entry } from '../../kernel/door/store.ts'
import { standing } from './trail-commits.ts'

const entry = (commit: number, id: string, via: Entry['via'] = 'form') => ({ commit, id, via }) as Entry
const left = (...entries: readonly Entry[]) => standing(entries).map(([first]) => first?.commit)

it('leaves out what was taken back', () => {
  expect(left(entry(1, 'a'), entry(2, 'b'), entry(3, 'b', 'undo'))).toEqual([1])
  expect(left(entry(1, 'a'), entry(2, 'a'), entry(3, 'a', 'undo'))).toEqual([1])
})

it('keeps what was done again', () => {
  expect(left(entry(1, 'a'), entry(2, 'a', 'undo'), entry(3, 'a', 'undo'))).toEqual([3])
})

it('tells commits apart by all of their records, in whatever order they come', () => {
  const pair = [entry(2, 'b'), entry(2, 'a')]
  expect(left(entry(3, 'a', 'undo'), entry(3, 'b', 'undo'), ...pair, entry(1, 'a'))).toEqual([1])
})
