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
