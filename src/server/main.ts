import { join } from 'node:path'
import { buildApp } from './app.ts'
import { isDemoDoorOpen } from './demo/demo-setting.ts'
import { openMail } from './mail/mail.ts'
import { readSettings } from './settings.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { trustedProxy } from './trusted-proxy.ts'

const root = join(import.meta.dirname, '..', '..')
const { port, contacts, data, database, address, secret, smtp, from, ...settings } = readSettings(process.env, root)
const demoDoor = isDemoDoorOpen(process.env['BOTTEGA_STORE'])
// What is meant for developers is reached from their own machine alone, unless they say otherwise.
const host = settings.host ?? (demoDoor ? 'localhost' : '0.0.0.0')
const log = (line: string) => console.log(line)
const app = await buildApp({
  root,
  logger: process.env['LOG'] === '1',
  contacts,
  trustProxy: trustedProxy(process.env['TRUST_PROXY']),
  demoDoor,
  house: { folder: data, url: database, secret, address, mail: openMail({ url: smtp, from, log }), log },
})

stopOnSignals(app, process)
await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  console.error(`La porta ${port} è già occupata: chiudi l'altro programma o scegli un'altra porta, per esempio PORT=3001 npm start.`)
  process.exit(1)
})

const bound = app.server.address()
console.log(`Bottega in ascolto su http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`)
if (demoDoor) console.log('Le pagine dei settori lavorano su SQLite, attraverso HTTP (BOTTEGA_STORE=sqlite).')
