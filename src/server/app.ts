import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { readBuild } from './built-site.ts'
import { registerContacts } from './contacts.ts'
import { registerDemo } from './demo/demo-route.ts'
import { withDemoDoor } from './demo/with-demo-door.ts'
import { openHouse, type HouseOptions } from './firms/open-house.ts'
import { registerHealth } from './health.ts'
import { securityHeaders } from './security-headers.ts'
import { serveStaticPages } from './static-pages.ts'
import type { TrustedProxy } from './trusted-proxy.ts'

export interface AppOptions {
  /** The folder that holds `package.json` and `build/`. */
  readonly root: string
  readonly logger?: boolean
  /** Where messages from the landing page are kept; without it the server does not take any. */
  readonly contacts?: string | undefined
  /** Whose word about a visitor's address is taken (trusted-proxy.ts); nobody's, where no proxy stands in front. */
  readonly trustProxy?: TrustedProxy
  /** Whether the demo pages work over SQLite instead of the browser's memory: for who works on Bottega. */
  readonly demoDoor?: boolean
  /** What firms of one’s own need; without it the server has the open pages alone. */
  readonly house?: HouseOptions
}

/** The whole server, not yet listening: tests inject requests into it. */
export async function buildApp({
  root,
  logger = false,
  contacts,
  trustProxy = false,
  demoDoor = false,
  house,
}: AppOptions): Promise<FastifyInstance> {
  const { files, inline, version, build } = readBuild(root)
  const app = Fastify({
    logger,
    trustProxy,
    // On stop, idle keep-alive connections are cut and running requests are finished.
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers(securityHeaders).code(400).send({ errore: 'Indirizzo non valido.' })
    },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error(error)
    return reply.code(status).send({ errore: status >= 500 ? 'Errore interno: riprova tra poco.' : 'Richiesta non valida.' })
  })
  registerHealth(app, { version, build })
  registerContacts(app, { folder: contacts })
  if (demoDoor) registerDemo(app)
  if (house) await openHouse(app, house)
  serveStaticPages(app, demoDoor ? withDemoDoor(files) : files, inline)
  await app.ready()
  return app
}

function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 600 ? status : 500
}
