import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Sight } from '../../kernel/access/sight.types.ts'
import type { DraftsHeld, DraftWish } from '../../kernel/firm/drafts.ts'
import { FIRMS_PATH, PREVIEW_HEADER } from '../../kernel/firm/firm-door.ts'
import { isDeep } from '../store/read-ask.ts'
import type { TradeDatabases } from './databases.ts'
import type { FirmDrafts } from './drafts.ts'
import { sightIn } from './firm-entities.ts'
import type { Guard } from './guard.ts'

interface DraftsRoute {
  readonly drafts: FirmDrafts
  readonly trades: TradeDatabases
  readonly guard: Guard
}

const MOST_BYTES = 65_536

const place = z.string().min(1).max(300)
const id = z.string().regex(/^bozza_[0-9a-z]{16}$/)
const typed = z.record(z.string().max(120), z.unknown())
const draft: z.ZodType<DraftWish> = z.strictObject({
  entity: z.string().max(80),
  place,
  typed,
  base: z.looseObject({ id: z.string().max(200), version: z.number() }).optional(),
})
const formAsked = z.strictObject({ scheda: place })

const INVALID = { errore: 'Richiesta non valida.' }
const NOT_YOURS = { errore: 'Non puoi modificare queste schede.' }

/** Drafts of whoever works in a firm: each reads, keeps and drops his own. */
export function registerDrafts(app: FastifyInstance, { drafts, trades, guard }: DraftsRoute): void {
  const path = `${FIRMS_PATH}/:slug/bozze`
  const idIn = (params: unknown) => id.safeParse((params as { readonly id: string }).id)
  /** Whoever writes in the firm, and what he sees of it now; a look through the eyes of somebody else has no drafts. */
  const writing = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await guard.atWork(request, reply)
    const trade = found && (await trades.of(found.member.trade))
    if (!found || !trade) return undefined
    const { rights, sight } = sightIn(trade.sector, found.member)
    if (rights.writes?.length !== 0 && request.headers[PREVIEW_HEADER] === undefined) return { member: found.member.member, sight }
    await reply.code(403).send(NOT_YOURS)
    return undefined
  }
  app.get(path, async (request, reply) => {
    const one = await writing(request, reply)
    if (!one) return reply
    const asked = formAsked.safeParse(request.query)
    if (!asked.success) return reply.code(400).send(INVALID)
    const kept = await drafts.of(one.member, asked.data.scheda)
    const seen = kept.filter(({ entity }) => one.sight.writes(entity))
    return { drafts: seen.map(({ entity, ...held }) => ({ ...held, ...seenOf(one.sight, { ...held, entity }) })) } satisfies DraftsHeld
  })
  app.put(`${path}/:id`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const one = await writing(request, reply)
    if (!one) return reply
    const named = idIn(request.params)
    const asked = isDeep(request.body) ? undefined : draft.safeParse(request.body)
    if (!named.success || !asked?.success || !one.sight.writes(asked.data.entity)) return reply.code(400).send(INVALID)
    await drafts.keep(one.member, named.data, { ...asked.data, ...seenOf(one.sight, asked.data) })
    return { fatto: true }
  })
  app.delete(`${path}/:id`, { bodyLimit: 256 }, async (request, reply) => {
    const one = await writing(request, reply)
    if (!one) return reply
    const named = idIn(request.params)
    if (!named.success) return reply.code(400).send(INVALID)
    await drafts.drop(one.member, named.data)
    return { fatto: true }
  })
}

/** Fields of a draft that somebody may write, and those of its record that he sees. */
function seenOf(sight: Sight, { entity, typed: said, base }: Omit<DraftWish, 'place'>): Pick<DraftWish, 'typed' | 'base'> {
  const kept = Object.entries(said).filter(([key]) => key !== 'id' && sight.writes(entity, key))
  if (!base) return { typed: Object.fromEntries(kept) }
  const seen = Object.entries(base).filter(([key]) => key === 'version' || sight.sees(entity, key))
  return { typed: Object.fromEntries(kept), base: { id: base.id, version: base.version, ...Object.fromEntries(seen) } }
}
