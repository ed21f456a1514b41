/** The longest that anybody waits for the network without being told that it is back. */
const LONGEST_MS = 30_000

/**
 * Calls when it is worth trying again: at once when the browser says that the network is back, and in growing steps, because
 * it does not always say so. Returns how to stop.
 */
export function whenWorthTrying(attempt: number, call: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('online', again)
  }
  const again = () => {
    stop()
    call()
  }
  const timer = setTimeout(again, Math.min(2000 * 2 ** attempt, LONGEST_MS))
  addEventListener('online', again)
  return stop
}

export const untilWorthTrying = (attempt: number): Promise<void> => new Promise((resolve) => whenWorthTrying(attempt, resolve))

/** Tries until it works, without an end: for what nobody waits for in front of a screen. */
export async function insist<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch {
      await untilWorthTrying(attempt)
    }
  }
}
