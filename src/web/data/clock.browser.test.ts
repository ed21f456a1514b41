import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockOf } from './clock.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const clock = clockOf(() => new Date())

/** What a clock says whenever it turns, from an instant on. */
function listen(from: string) {
  vi.setSystemTime(from)
  const heard: string[] = []
  const end = clock.turns(() => heard.push(`${clock.at().today} ${clock.at().time}`))
  return { heard, end }
}

test.for([
  ['a winter night', '2026-11-21T22:58:30Z', ['2026-11-21 23:59', '2026-11-22 00:00']],
  ['the last night of the year', '2026-12-31T22:58:30Z', ['2026-12-31 23:59', '2027-01-01 00:00']],
  ['a summer night', '2026-07-31T21:58:30Z', ['2026-07-31 23:59', '2026-08-01 00:00']],
  ['the hour that is not there', '2026-03-29T00:58:30Z', ['2026-03-29 01:59', '2026-03-29 03:00']],
  ['the hour that comes twice', '2026-10-25T00:58:30Z', ['2026-10-25 02:59', '2026-10-25 02:00']],
] as const)('turns with the clocks of Rome: %s', ([, from, said]) => {
  const { heard, end } = listen(from)
  vi.advanceTimersByTime(90_000)
  end()
  expect(heard).toEqual(said)
})

test('a page that slept asks again as it wakes, and falls silent when nobody listens', () => {
  const { heard, end } = listen('2026-11-21T22:00:00Z')
  vi.setSystemTime('2026-11-22T06:30:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual(['2026-11-22 07:30'])
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  window.dispatchEvent(new Event('focus'))
  expect(heard).toHaveLength(3)
  end()
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(600_000)
  expect(heard).toHaveLength(3)
})
