import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type RouteOptions } from 'fastify'
import { readBuild } from './built-site.ts'
import { registerContacts } from './contacts.ts'
import { registerDemo } from './demo/demo-route.ts'
import { withDemoDoor } from './demo/with-demo-door.ts'
import { ACCOUNTS } from './accounts/account-tables.ts'
import { openHouse, type House, type HouseOptions } from './firms/open-house.ts'
import { registerHealth } from './health.ts'
import { securityHeaders } from './security-headers.ts'
import { serveStaticPages } from './static-pages.ts'
import type { TrustedProxy } from './trusted-proxy.ts'
import type { Tell } from './watch/happening.ts'
import type { Metrics } from './watch/metrics.ts'
import { registerReadiness } from './watch/readiness.ts'
import { logging, logHappenings, logRequests, type LogStream } from './watch/log.ts'

export interface AppOptions {
  /** The folder that holds `package.json` and `build/`. */
  readonly root: string
  /** Whether what happens is written down, a line of JSON each, to the standard output or into this stream. */
  readonly log?: boolean | LogStream
  /** Where messages from the landing page are kept; without it the server does not take any. */
  readonly contacts?: string | undefined
  /** Whose word about a visitor's address is taken (trusted-proxy.ts); nobody's, where no proxy stands in front. */
  readonly trustProxy?: TrustedProxy
  /** Whether the demo pages work over SQLite instead of the browser's memory: for who works on Bottega. */
  readonly demoDoor?: boolean
  /** What firms of one’s own need; without it the server has the open pages alone. */
  readonly house?: HouseOptions
  /** What counts what happens. */
  readonly metrics?: Metrics | undefined
  /** How long whoever sends is waited for; as long as an import over a slow line takes when absent. */
  readonly patience?: Patience
  /** Hears of each route, before anybody asks. */
  readonly onRoute?: (route: RouteOptions) => void
}

/** In milliseconds. */
interface Patience {
  /** For the head of a request… */
  readonly head: number
  /** …for the whole of it… */
  readonly whole: number
  /** …and how often is looked. */
  readonly every: number
}

/** 20 MB, the largest import, take less over a line of 1 Mbit/s. */
const PATIENCE: Patience = { head: 20_000, whole: 300_000, every: 5000 }

/** The whole server, not yet listening: tests inject requests into it. */
export async function buildApp({
  root,
  log = false,
  contacts,
  trustProxy = false,
  demoDoor = false,
  house,
  metrics,
  patience = PATIENCE,
  onRoute,
}: AppOptions): Promise<FastifyInstance> {
  const { files, inline, version, build } = readBuild(root)
  const app = Fastify({
    ...logging(log !== false, typeof log === 'object' ? log : undefined),
    trustProxy,
    // Whoever sends a byte now and then holds no connection for long.
    requestTimeout: patience.whole,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.every },
    // On stop, idle keep-alive connections are cut and running requests are finished.
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(securityHeaders).code(400).send({ errore: 'Indirizzo non valido.' })
    },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  const write = logHappenings(app)
  const tell: Tell = (happening, request) => {
    write(happening, request)
    metrics?.tell(happening)
  }
  logRequests(app, tell)
  metrics?.measure(app)
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) tell({ what: 'error', error }, request)
    return reply.code(status).send({ errore: status >= 500 ? 'Errore interno: riprova tra poco.' : 'Richiesta non valida.' })
  })
  registerHealth(app, { version, build })
  registerContacts(app, { folder: contacts })
  if (demoDoor) registerDemo(app)
  const opened = house && (await openHouse(app, { tell, ...house }))
  registerReadiness(app, opened && neededBy(opened))
  serveStaticPages(app, demoDoor ? withDemoDoor(files) : files, inline)
  await app.ready()
  return app
}

const neededBy = ({ folder, accounts, trades }: House) => ({
  folder,
  opened: async () => new Map([...(await trades.opened()), [ACCOUNTS, accounts] as const]),
})

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}
