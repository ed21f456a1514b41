import type { At } from '../../kernel/italian/at.ts'
import { timeNow, today } from '../../kernel/italian/dates.ts'

/** The one time of an opened trade: its store, lists, forms, papers and files ask it, and nothing beside them asks the machine. */
export interface Clock {
  readonly now: () => Date
  /** Day and hour on the clocks of Rome. Within a minute the same object. */
  readonly at: () => At
  /** Hears that a minute has turned, or that the page woke up and any number may have; answers what ends it. */
  readonly turns: (hear: () => void) => () => void
}

const MINUTE = 60_000

/** A clock over any source of instants: the machine's, or one that a test holds still. */
export function clockOf(now: () => Date): Clock {
  let minute = Number.NaN
  let at: At = { today: '' }
  return {
    now,
    at() {
      const moment = now()
      const turned = Math.floor(moment.getTime() / MINUTE)
      if (turned !== minute) {
        minute = turned
        at = { today: today(moment), time: timeNow(moment) }
      }
      return at
    },
    turns(hear) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        timer = setTimeout(turn, MINUTE - (now().getTime() % MINUTE))
      }
      // A page that slept missed its timers, or had them put off: what it shows is asked again as it wakes.
      const turn = () => {
        clearTimeout(timer)
        wait()
        hear()
      }
      wait()
      document.addEventListener('visibilitychange', turn)
      window.addEventListener('pageshow', turn)
      window.addEventListener('focus', turn)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', turn)
        window.removeEventListener('pageshow', turn)
        window.removeEventListener('focus', turn)
      }
    },
  }
}

/** The clock of the machine: what an open demo page lives by. */
export const machineClock: Clock = clockOf(() => new Date())
