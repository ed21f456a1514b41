/** Milliseconds of the hero's change of words (specification §2 and §9): it starts after loading, repeats, switches and comes to rest. */
export const HERO = { start: 500, cycle: 10_000, switchAt: 1500, end: 3000 } as const

export interface HeroMoment {
  readonly variant: 0 | 1
  /** `leaving` before the switch of a cycle, `arriving` from there to the end of its animation. */
  readonly phase: 'leaving' | 'arriving' | 'resting'
  /** Milliseconds until something changes again. */
  readonly next: number
}

/** What the hero shows after so many milliseconds of running; time in which it is paused does not count. */
export function heroAt(elapsed: number, times: typeof HERO): HeroMoment {
  const since = elapsed - times.start
  if (since < 0) return { variant: 0, phase: 'resting', next: -since }
  const into = since % times.cycle
  const switches = Math.floor(since / times.cycle) + (into >= times.switchAt ? 1 : 0)
  const boundary = [times.switchAt, times.end, times.cycle].find((at) => into < at) ?? times.cycle
  const phase = into < times.switchAt ? 'leaving' : into < times.end ? 'arriving' : 'resting'
  return { variant: switches % 2 === 0 ? 0 : 1, phase, next: boundary - into }
}
