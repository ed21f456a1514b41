import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { ENTRY_PATH, type AddressAsked, type AddressHeld, type AddressPending } from '../../kernel/firm/firm-door.ts'
import { passwordProblems, readAddressWish } from '../../kernel/firm/new-address.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { RateLimit } from '../rate-limit.ts'
import type { Tell } from '../watch/happening.ts'
import { webHeaders } from './account-route.ts'
import type { AddressChanges, AddressOutcome } from './address-change.ts'
import type { Guard } from './guard.ts'
import { proofIn, TOO_MANY_LINKS } from './links.ts'

interface AddressRoute {
  readonly accounts: Accounts
  readonly changes: AddressChanges
  readonly guard: Guard
  /** Links that a network may ask for. */
  readonly links: RateLimit
  readonly mail: boolean
  readonly now: () => Date
  readonly tell: Tell
}

const wish = z.strictObject({ email: z.string().max(2000), password: z.string().max(2000) })
const STALE = { errore: 'Questo link non vale più: è già stato usato, è stato ritirato o è scaduto.' }
const TAKEN = { errore: 'Questo indirizzo nel frattempo ha un altro account: non è cambiato niente. Scegline un altro.' }

/** Change of the address of an account: asked for by whoever has signed in, confirmed or stopped by whoever holds a link. */
export function registerAddress(app: FastifyInstance, { accounts, changes, guard, links, mail, now, tell }: AddressRoute): void {
  const path = `${ENTRY_PATH}/indirizzo`
  app.post(path, { bodyLimit: 8192 }, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    const asked = wish.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const read = readAddressWish(asked.data, who.email)
    if ('problems' in read) return reply.code(422).send({ problems: read.problems })
    if (!links.admits(request.ip, now().getTime())) return reply.code(429).send(TOO_MANY_LINKS)
    const proof = await accounts.prove(who, webHeaders(request), asked.data.password)
    if (proof === 'often') return reply.code(429).send(TOO_MANY_LINKS)
    const event = proof === 'proved' ? 'address change asked' : 'address change refused'
    tell({ what: 'security', event, user: who.user }, request)
    if (proof !== 'proved') return reply.code(422).send({ problems: passwordProblems(proof) })
    await changes.ask(who, read.email)
    return reply.code(202).send({ sent: mail } satisfies AddressAsked)
  })
  app.get(path, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    const pending = await changes.pending(who.user)
    return reply.send({ ...(pending && { pending: { ...pending, sent: mail } }) } satisfies AddressPending)
  })
  app.delete(path, { bodyLimit: 1024 }, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    await changes.drop(who.user)
    tell({ what: 'security', event: 'address change dropped', user: who.user }, request)
    return reply.send({})
  })
  const byLink = (at: string, event: string, use: (token: string) => Promise<AddressOutcome>) =>
    app.post(`${path}/${at}`, { bodyLimit: 1024 }, async (request, reply) => {
      const outcome = await use(proofIn(request))
      if (outcome.is === 'done') tell({ what: 'security', event, user: outcome.user }, request)
      return answer(reply, outcome)
    })
  byLink('conferma', 'address changed', changes.confirm)
  byLink('ferma', 'address change stopped', changes.stop)
}

function answer(reply: FastifyReply, outcome: AddressOutcome): FastifyReply {
  if (outcome.is === 'stale') return reply.code(404).send(STALE)
  if (outcome.is === 'taken') return reply.code(409).send(TAKEN)
  return reply.send({ email: outcome.email } satisfies AddressHeld)
}
