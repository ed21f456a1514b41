import type { Open } from './open.ts'

/** The most CPU that a first search among records takes of the calling thread in one go, and all that it takes; milliseconds. */
export async function firstSearch({ store }: Open): Promise<{ readonly longest: number; readonly all: number }> {
  const begun = threadCpu()
  const seen = { longest: 0, last: begun, isDone: false }
  const others = (async () => {
    for (; !seen.isDone; seen.last = threadCpu()) {
      await new Promise((resolve) => setImmediate(resolve))
      seen.longest = Math.max(seen.longest, threadCpu() - seen.last)
    }
  })()
  await store.query({ entity: 'prenotazione', search: 'esposto 777' })
  const all = threadCpu() - begun
  seen.isDone = true
  await others
  return { longest: Math.round(seen.longest), all: Math.round(all) }
}

const threadCpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
