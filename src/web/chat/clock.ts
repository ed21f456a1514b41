/** Time as the conversation and the scripted voice see it, so that a test can be its own clock. */
export interface Clock {
  now(): number
  /** Runs something later; the answer calls it off. */
  after(ms: number, run: () => void): () => void
}

export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
