import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { note, notedOf, routeOf, type Tell } from './happening.ts'
import { loggedError, withoutPersonal } from './without-personal.ts'

/** Where the lines of a log go; to the standard output where nobody says otherwise. */
export interface LogStream {
  write(line: string): void
}

type Logging = Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'>

/** How a server logs: a line of JSON for each thing, at its moment in UTC. What people write never comes into it. */
export function logging(isOn: boolean, stream?: LogStream): Logging {
  if (!isOn) return { logger: false }
  return {
    // Ours says less: no address, no query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    logger: {
      level: 'info',
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: (error) => ({ ...loggedError(error) }), req: () => ({}), res: () => ({}) },
      hooks: {
        // Without a message of its own a line of an error would bear that of the error.
        logMethod([first, ...rest], method) {
          const line: unknown = first
          if (line instanceof Error) return method.apply(this, [{ err: line }, 'error'])
          if (typeof line === 'string') return method.apply(this, [withoutPersonal(line)])
          const [message] = rest as readonly unknown[]
          if (typeof message === 'string') return method.apply(this, [first, withoutPersonal(message)])
          return isAboutError(line) ? method.apply(this, [first, 'error']) : method.apply(this, [first])
        },
      },
      ...(stream && { stream }),
    },
  }
}

const isAboutError = (line: unknown): boolean => typeof line === 'object' && line !== null && 'err' in line

/** Security events that are told by the answer alone. */
const EVENT_OF: Readonly<Record<number, string>> = { 401: 'not signed in', 403: 'forbidden', 429: 'rate limited' }

/** Writes a line for each request that was answered, and tells of those that were refused. */
export function logRequests(app: FastifyInstance, tell: Tell): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const { user, isForbidden, isTold } = notedOf(request)
    const event = isForbidden ? 'forbidden' : EVENT_OF[reply.statusCode]
    if (event !== undefined && !isTold) tell({ what: 'security', event, user }, request)
    request.log.info({
      event: 'request',
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}

/** Writes what happens into the log of a server, under the id of the request that it came with. */
export const logHappenings =
  (app: FastifyInstance): Tell =>
  (happening, request) => {
    const log = request?.log ?? app.log
    if (happening.what === 'error') log.error({ event: 'error', err: happening.error })
    if (happening.what !== 'security') return
    if (request) note(request, { isTold: true })
    const { event, user } = happening
    const route = request && { route: routeOf(request), method: request.method }
    log.info({ event, ...(user !== undefined && { user }), ...route })
  }
