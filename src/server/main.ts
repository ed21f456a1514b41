import { join } from 'node:path'
import { buildApp } from './app.ts'

/** How long a running request may take to finish once a stop was asked for. */
const stopWithinMs = 10_000

const port = Number(process.env['PORT'] ?? 3000)
const host = process.env['HOST'] ?? '0.0.0.0'
const app = await buildApp({ root: join(import.meta.dirname, '..', '..'), logger: process.env['LOG'] === '1' })

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

await app.listen({ port, host })
const address = app.server.address()
const listening = typeof address === 'object' && address ? address.port : port
console.log(`Bottega in ascolto su http://localhost:${listening}`)

async function stop(signal: string): Promise<void> {
  console.log(`${signal}: chiudo le connessioni.`)
  // A client that never ends must not keep the process alive; the timer itself must not either.
  setTimeout(() => process.exit(1), stopWithinMs).unref()
  await app.close()
  process.exit(0)
}
