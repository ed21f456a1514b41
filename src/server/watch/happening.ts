import type { FastifyRequest } from 'fastify'

/** What came of a commit: written, refused by the rules of the trade, or broken off by a fault of ours. */
export type CommitOutcome = 'done' | 'refused' | 'failed'

/** What happens on a server and whoever runs it wants to know. It names people by their ids, and nothing that they have written. */
export type Happening =
  | { readonly what: 'security'; readonly event: string; readonly user?: string | undefined }
  | { readonly what: 'commit'; readonly trade: string; readonly outcome: CommitOutcome }
  /** Somebody begins or ends to hear of changes as they come. */
  | { readonly what: 'stream'; readonly by: 1 | -1 }
  | { readonly what: 'error'; readonly error: unknown }

/** Tells whoever watches over the server: its log and its metrics. */
export type Tell = (happening: Happening, request?: FastifyRequest) => void

export const tellNobody: Tell = () => undefined

/** What is known of a request by the time that it has been answered. */
interface Noted {
  /** The id of who has signed in. */
  user?: string
  /** Whether something was asked for that is another’s, although the answer says that there is nothing. */
  isForbidden?: true
  /** Whether its event has been told already. */
  isTold?: true
  /** Whether it stays open to hear of changes. */
  isLive?: true
}

const noted = new WeakMap<FastifyRequest, Noted>()

export const note = (request: FastifyRequest, what: Noted): void => void noted.set(request, { ...noted.get(request), ...what })

export const notedOf = (request: FastifyRequest): Noted => noted.get(request) ?? {}

/** Where a request went, by the pattern of its route: no slug, no id, no query. */
export const routeOf = ({ is404, routeOptions }: FastifyRequest): string => (is404 ? 'page' : (routeOptions.url ?? 'page'))
