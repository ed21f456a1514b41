import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { copiesIn, type Copy } from '../archive/copies.ts'
import { notedOf, routeOf, type Tell } from './happening.ts'

export interface Metrics {
  readonly tell: Tell
  /** Measures what a server answers. */
  readonly measure: (app: FastifyInstance) => void
  /** Everything as Prometheus reads it. */
  readonly text: () => Promise<string>
  readonly type: string
}

const PATH = '/metriche'
/** In seconds: from a list that is known to an import of ten thousand rows. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts what happens on a server, whose copies lie in this folder: by routes, trades and outcomes, and by nothing that is somebody’s. */
export function openMetrics({ folder, now = () => new Date() }: { readonly folder: string; readonly now?: () => Date }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'bottega_http_request_duration_seconds',
    help: 'Seconds from a request to its answer, live streams apart.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const streams = new Gauge({ name: 'bottega_live_streams', help: 'Pages that hear of changes as they come.', registers })
  const commits = new Counter({ name: 'bottega_commits_total', help: 'Commits.', labelNames: ['trade', 'outcome'], registers })
  const events = new Counter({
    name: 'bottega_security_events_total',
    help: 'Sign-ins, refusals and what else concerns safety.',
    labelNames: ['event'],
    registers,
  })
  const errors = new Counter({ name: 'bottega_errors_total', help: 'Faults of the server.', registers })
  countCopies(folder, now, registers)
  return {
    tell: (happening) => {
      if (happening.what === 'commit') commits.inc({ trade: happening.trade, outcome: happening.outcome })
      else if (happening.what === 'stream') streams.inc(happening.by)
      else if (happening.what === 'security') events.inc({ event: happening.event })
      else errors.inc()
    },
    measure: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        if (notedOf(request).isLive) return
        const status = `${Math.floor(reply.statusCode / 100)}xx`
        requests.observe({ method: request.method, route: routeOf(request), status }, reply.elapsedTime / 1000)
      })
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}

/** Copies are looked at when somebody asks: other processes make them too. */
function countCopies(folder: string, now: () => Date, registers: Registry[]): void {
  const gauge = (name: string, help: string, of: (copies: readonly Copy[]) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(of(await copiesIn(folder)))
      },
    })
  gauge('bottega_copies', 'Copies that are kept.', ({ length }) => length)
  gauge('bottega_last_copy_bytes', 'Size of the newest copy.', ([last]) => last?.bytes ?? 0)
  gauge('bottega_last_copy_age_seconds', 'Seconds since the newest copy; +Inf where there is none.', ([last]) =>
    last ? (now().getTime() - Date.parse(last.at)) / 1000 : Infinity,
  )
}

/** Hands metrics out on a port of their own, which no visitor reaches. */
export async function serveMetrics(metrics: Metrics, place: { readonly port: number; readonly host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(place, listening.resolve)
  await listening.promise
  return server
}
