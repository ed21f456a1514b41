import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
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
  const unused = unusedConnections(app)
  const stop = async () => {
    const impatience = setTimeout(() => stoppable.exit(1), withinMs)
    const scissors = setInterval(() => {
      app.server.closeIdleConnections()
      for (const socket of unused) socket.destroy()
    }, cutIdleEveryMs)
    await app.close()
    clearTimeout(impatience)
    clearInterval(scissors)
    stoppable.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) stoppable.once(signal, () => void stop())
}

/** Connections over which nothing has been asked yet, as browsers open them in advance: to HTTP they are not idle, and a stop would wait for them. */
function unusedConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket))
  return unused
}
