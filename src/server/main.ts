import { join } from 'node:path'
import { buildApp } from './app.ts'
import { isDemoDoorOpen } from './demo/demo-setting.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { trustedProxy } from './trusted-proxy.ts'

const port = Number(process.env['PORT'] ?? 3000)
const demoDoor = isDemoDoorOpen(process.env['BOTTEGA_STORE'])
// What is meant for developers is reached from their own machine alone, unless they say otherwise.
const host = process.env['HOST'] ?? (demoDoor ? 'localhost' : '0.0.0.0')
const app = await buildApp({
  root: join(import.meta.dirname, '..', '..'),
  logger: process.env['LOG'] === '1',
  dataFolder: process.env['BOTTEGA_DATA'],
  trustProxy: trustedProxy(process.env['TRUST_PROXY']),
  demoDoor,
})

stopOnSignals(app, process)
await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`La porta ${port} è già occupata: chiudi l'altro programma o scegli un'altra porta, per esempio PORT=3001 npm start.`)
  process.exit(1)
})

const address = app.server.address()
console.log(`Bottega in ascolto su http://localhost:${typeof address === 'object' && address ? address.port : port}`)
if (demoDoor) console.log('Le pagine dei settori lavorano su SQLite, attraverso HTTP (BOTTEGA_STORE=sqlite).')
