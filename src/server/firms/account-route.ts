import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ACCOUNT_PATH } from '../../kernel/firm/firm-door.ts'
import { accountDoors } from '../accounts/account-doors.ts'
import { NETWORK_HEADER, type Accounts } from '../accounts/accounts.ts'
import { networkOf } from '../rate-limit.ts'
import type { Tell } from '../watch/happening.ts'
import { originOf } from './own-pages.ts'

/** What is asked of an account is short: names, passwords, what a passkey answers. */
const MOST_BYTES = 65_536

/** Sign-in over HTTP: better-auth is asked as it wants to be, by requests of the web. */
export function registerAccount(app: FastifyInstance, accounts: Accounts, tell: Tell): void {
  for (const [door, method] of Object.entries(accountDoors)) {
    app.route({
      method,
      url: `${ACCOUNT_PATH}/${door}`,
      bodyLimit: MOST_BYTES,
      exposeHeadRoute: false,
      handler: async (request, reply) => send(reply, await accounts.answer(webRequest(request), (happening) => tell(happening, request))),
    })
  }
}

export function webHeaders({ headers, ip }: FastifyRequest): Headers {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value)
  sent.set(NETWORK_HEADER, networkOf(ip))
  return sent
}

function webRequest(request: FastifyRequest): Request {
  const { method, url, body } = request
  const headers = webHeaders(request)
  headers.delete('content-length')
  return new Request(`${originOf(request)}${url}`, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }) })
}

async function send(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  return reply.send(Buffer.from(await response.arrayBuffer()))
}
