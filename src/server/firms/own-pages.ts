import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from a page of this very server. A browser says so itself (`Sec-Fetch-Site`, `Origin`), and no page of
 * another site can say otherwise; what says nothing is no page.
 */
export function isFromOwnPage({ headers, host, protocol }: FastifyRequest): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined ? site === 'same-origin' : origin === `${protocol}://${host}`
}

/** Whether a page of another site asks, even if only to read: a channel that it opened would cost a connection. A browser that was typed an address says `none`. */
export function isFromElsewhere({ headers, host, protocol }: FastifyRequest): boolean {
  const { origin } = headers
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && origin !== `${protocol}://${host}`
}
