import type { Clock } from './clock.ts'

/** A clock that stands still until the test moves it. */
export function handClock(): Clock & { pass(ms: number): void; readonly waiting: number } {
  let now = Date.UTC(2026, 10, 21, 8, 2)
  const alarms = new Map<() => void, number>()
  return {
    now: () => now,
    after(ms, run) {
      alarms.set(run, now + ms)
      return () => alarms.delete(run)
    },
    pass(ms) {
      now += ms
      for (const [run, at] of alarms) {
        if (at > now) continue
        alarms.delete(run)
        run()
      }
    },
    get waiting() {
      return alarms.size
    },
  }
}
