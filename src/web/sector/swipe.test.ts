import { describe, expect, test } from 'vitest'
import type { Travel } from '../ui/use-swipe.ts'
import { paneAfterSwipe, type Pane } from './swipe.ts'

const near = { threshold: 50, rejectsVertical: true } as const
const far = { threshold: 100, rejectsVertical: false } as const

interface Scenario {
  readonly name: string
  readonly travel: Travel
  readonly rule?: typeof near | typeof far
  readonly shown: Pane
  readonly goes: Pane | undefined
}

const scenarios: readonly Scenario[] = [
  { name: 'left opens the dashboard', travel: { dx: -60, dy: 4 }, shown: 'chat', goes: 'dashboard' },
  { name: 'right returns to the chat', travel: { dx: 60, dy: -4 }, shown: 'dashboard', goes: 'chat' },
  { name: 'exactly the threshold counts', travel: { dx: -50, dy: 0 }, shown: 'chat', goes: 'dashboard' },
  { name: 'a pixel less does not', travel: { dx: -49, dy: 0 }, shown: 'chat', goes: undefined },
  { name: 'left on the dashboard goes nowhere', travel: { dx: -120, dy: 0 }, shown: 'dashboard', goes: undefined },
  { name: 'right in the chat goes nowhere', travel: { dx: 120, dy: 0 }, shown: 'chat', goes: undefined },
  { name: 'a mainly vertical gesture scrolls', travel: { dx: -60, dy: 90 }, shown: 'chat', goes: undefined },
  { name: 'a diagonal is not horizontal enough', travel: { dx: -60, dy: 60 }, shown: 'chat', goes: undefined },
  { name: 'the far threshold wants 100 px', travel: { dx: -99, dy: 0 }, rule: far, shown: 'chat', goes: undefined },
  { name: 'and takes 100 px', travel: { dx: -100, dy: 0 }, rule: far, shown: 'chat', goes: 'dashboard' },
  {
    name: 'where nothing is rejected a slanted gesture counts',
    travel: { dx: -110, dy: 200 },
    rule: far,
    shown: 'chat',
    goes: 'dashboard',
  },
]

describe('paneAfterSwipe', () => {
  test.each(scenarios)('$name', ({ travel, rule = near, shown, goes }) => {
    expect(paneAfterSwipe(travel, rule, shown)).toBe(goes)
  })
})
