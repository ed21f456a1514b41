interface Pacing {
  /** How many may pass in a second, on and on. */
  readonly perSecond: number
  /** How many may pass at once after a rest. */
  readonly atOnce: number
  /** Keys that are remembered; the one that was quiet longest goes first. */
  readonly capacity?: number
}

export interface Pace {
  /** Whether one more may pass now. What is refused takes nothing from what may pass later. */
  readonly admits: (key: string, at: number) => boolean
}

/** A pace that somebody may keep for as long as he likes, with room for a hurry: a bucket of so many, filled again as time goes by. */
export function paceOf({ perSecond, atOnce, capacity = 10_000 }: Pacing): Pace {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>()
  return {
    admits(key, at) {
      const known = buckets.get(key)
      const left = known ? Math.min(atOnce, known.left + (Math.max(0, at - known.at) * perSecond) / 1000) : atOnce
      buckets.delete(key)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at })
      const [quietest] = buckets.keys()
      if (buckets.size > capacity && quietest !== undefined) buckets.delete(quietest)
      return left >= 1
    },
  }
}
