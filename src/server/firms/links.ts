import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { PROOF_HEADER } from '../../kernel/firm/firm-door.ts'
import { rateLimit, type RateLimit } from '../rate-limit.ts'

/** How long a link holds that somebody has asked for himself. */
export const LINK_MS = 60 * 60_000
/** Links that one network may ask for in an hour. */
const MOST_LINKS = 10

export const TOO_MANY_LINKS = { errore: 'Hai già chiesto diversi link: riprova tra un’ora.' }

/** Counts the links that each network asks for, of whatever kind. */
export const limitLinks = (): RateLimit => rateLimit({ most: MOST_LINKS, window: 60 * 60_000 })

/** The token of the link that a page shows. */
export const proofIn = ({ headers }: FastifyRequest): string => String(headers[PROOF_HEADER] ?? '').slice(0, 100)

/** A link that is shown once: what stands in it, and what is kept of it, from which nobody can make it again. */
export function newLink(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(24).toString('base64url')
  return { token, hash: hashOf(token) }
}

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
