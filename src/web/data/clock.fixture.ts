import { clockOf, type Clock } from './clock.ts'

/** A clock that stands still at an hour of a day in Italy; winter time unless the offset says otherwise. */
export const stillClock = (today: string, time = '10:00', offset = '+01:00'): Clock => {
  const moment = new Date(`${today}T${time}:00${offset}`)
  return clockOf(() => moment)
}

/** A clock that a test sets: whoever listens hears of it at once, as of a minute that turned. */
export function handClock(start: string): Clock & { readonly set: (instant: string) => void } {
  let moment = new Date(start)
  const listeners = new Set<() => void>()
  return {
    ...clockOf(() => moment),
    turns: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    set: (instant) => {
      moment = new Date(instant)
      for (const hear of listeners) hear()
    },
  }
}
