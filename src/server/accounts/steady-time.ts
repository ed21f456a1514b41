/** Many times what the work behind such an answer takes. */
export const STEADY_MS = 50

/**
 * What the work comes to, no sooner than `STEADY_MS` after it began: for answers whose time would tell who has an account (ASVS 5.0,
 * 6.3.8). A known address has a row more to write, and 0.3 to 0.5 ms are enough to be told apart by who asks often.
 */
export async function inSteadyTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, new Promise((resolve) => void setTimeout(resolve, STEADY_MS))])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
