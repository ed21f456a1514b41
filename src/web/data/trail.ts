import type { Store } from '../../kernel/door/store.ts'
import { guardLeaving } from './guard-leaving.ts'

/** What this page has changed in a store and can take back, and what it took back and can do again; the newest last. */
export interface Trail {
  readonly made: (commit: number) => void
  readonly madeAgain: (commit: number) => void
  readonly undone: (inverse: number) => void
  /** Takes a commit out of the trail; false when somebody else has. */
  readonly take: (commit: number) => boolean
  readonly takeUndone: (inverse: number) => boolean
  /** A change that is on its way: who undoes at once means this one. */
  readonly making: (change: Promise<unknown>) => void
  /** Waits until nothing is on its way. */
  readonly settled: () => Promise<unknown>
  readonly lastMade: () => number | undefined
  readonly lastUndone: () => number | undefined
  /** Forgets all of it: what was changed has gone along elsewhere, and is not lost with the page. */
  readonly letGo: () => void
}

const trails = new WeakMap<Store, Trail>()

export function trailOf(store: Store): Trail {
  const known = trails.get(store) ?? newTrail(store.lasts === true)
  trails.set(store, known)
  return known
}

function newTrail(isKept: boolean): Trail {
  const made: number[] = []
  const undone: number[] = []
  let way: Promise<unknown> = Promise.resolve()
  // What outlives the page is not lost with it.
  const follow = () => guardLeaving(made, !isKept && made.length > 0)
  const takeFrom = (list: number[]) => (commit: number) => {
    const index = list.indexOf(commit)
    if (index !== -1) list.splice(index, 1)
    follow()
    return index !== -1
  }
  const madeAgain = (commit: number) => {
    made.push(commit)
    follow()
  }
  return {
    made: (commit) => {
      // A new way has begun: what was undone before it cannot be done again.
      undone.length = 0
      madeAgain(commit)
    },
    madeAgain,
    undone: (inverse) => void undone.push(inverse),
    take: takeFrom(made),
    takeUndone: takeFrom(undone),
    making: (change) => {
      const [before, now] = [way, change.catch(() => undefined)]
      way = before.then(() => now)
    },
    settled: () => way,
    lastMade: () => made.at(-1),
    lastUndone: () => undone.at(-1),
    letGo: () => {
      made.length = 0
      undone.length = 0
      follow()
    },
  }
}
