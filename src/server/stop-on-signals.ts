import type { FastifyInstance } from 'fastify'

/** The part of `process` that a stop needs. */
export interface Stoppable {
  once(signal: 'SIGTERM' | 'SIGINT', listener: () => void): unknown
  exit(code: number): void
}

/** How long a running request may take to finish once a stop was asked for. */
const stopWithinMs = 10_000
/** A connection that was busy at the stop is kept alive by HTTP after its answer; this often the idle ones are cut. */
const cutIdleEveryMs = 50

/** On SIGTERM or SIGINT: accepts nothing more, finishes what is running, exits 0; a request that never ends makes it exit 1. */
export function stopOnSignals(app: FastifyInstance, stoppable: Stoppable, withinMs = stopWithinMs): void {
  const stop = async () => {
    const impatience = setTimeout(() => stoppable.exit(1), withinMs)
    const scissors = setInterval(() => app.server.closeIdleConnections(), cutIdleEveryMs)
    await app.close()
    clearTimeout(impatience)
    clearInterval(scissors)
    stoppable.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) stoppable.once(signal, () => void stop())
}
