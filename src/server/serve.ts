import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openMail } from './mail/mail.ts'
import { Refused } from './refused.ts'
import { readSettings } from './settings.ts'
import { stopOnSignals, type Stoppable } from './stop-on-signals.ts'

interface Serving {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that holds `package.json` and `build/`. */
  readonly root: string
  readonly stoppable: Stoppable
}

/** Starts a server as its environment tells, and says where it listens. */
export async function serve({ env, root, stoppable }: Serving): Promise<FastifyInstance> {
  const { port, contacts, data, database, files, quota, requests, address, secret, smtp, from, log, trustProxy, demoDoor, ...settings } =
    readSettings(env, root)
  // What is meant for developers is reached from their own machine alone, unless they say otherwise.
  const host = settings.host ?? (demoDoor ? 'localhost' : '0.0.0.0')
  const say = (line: string) => console.log(line)
  const watching = settings.metrics && (await import('./watch/metrics.ts'))
  const metrics = watching?.openMetrics({ folder: data })
  const mail = await openMail({ url: smtp, from, log: say })
  const app = await buildApp({
    root,
    log,
    contacts,
    trustProxy,
    demoDoor,
    metrics,
    house: { folder: data, url: database, files, quota, requests, secret, address, mail, log: say },
  })
  stopOnSignals(app, stoppable)
  if (watching && metrics && settings.metrics) {
    const { host: at, port: wanted } = settings.metrics
    const server = await watching.serveMetrics(metrics, settings.metrics).catch(occupied(wanted, 'METRICS_PORT=9465'))
    app.server.once('close', () => server.close())
    say(`Metriche su http://${at}:${boundTo(server)}/metriche`)
  }
  await app.listen({ port, host }).catch(occupied(port, 'PORT=3001'))
  say(`Bottega in ascolto su http://localhost:${boundTo(app.server)}`)
  if (demoDoor) say('Le pagine dei settori lavorano su SQLite, attraverso HTTP (BOTTEGA_STORE=sqlite).')
  return app
}

const boundTo = (server: Server): number => (server.address() as AddressInfo).port

const occupied = (port: number, other: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error
  throw new Refused(`La porta ${port} è già occupata: chiudi l’altro programma o scegli un’altra porta, per esempio ${other} npm start.`)
}
