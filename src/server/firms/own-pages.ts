import type { FastifyRequest } from 'fastify'

/** Where this server is reached, as a request says it. */
export const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/**
 * Whether a request comes from a page of this very server. A browser says so itself (`Sec-Fetch-Site`, `Origin`), and no page of
 * another site can say otherwise; what says nothing is no page.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  const { site, isForeign } = said(request)
  return !isForeign && site !== 'none' && (site ?? request.headers.origin) !== undefined
}

/** Whether a page of another site asks, even if only to read: a channel that it opened would cost a connection. A browser that was typed an address says `none`. */
export const isFromElsewhere = (request: FastifyRequest): boolean => said(request).isForeign

/** Where a browser says that a request comes from, and whether that is a page of another site. */
function said(request: FastifyRequest) {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none'
  return { site, isForeign: isElsewhere || (origin !== undefined && origin !== originOf(request)) }
}
