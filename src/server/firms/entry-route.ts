import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ENTRY_PATH, type EntryState } from '../../kernel/firm/firm-door.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { inSteadyTime } from '../accounts/steady-time.ts'
import type { RateLimit } from '../rate-limit.ts'
import { webHeaders } from './account-route.ts'
import type { Entry } from './entry.ts'
import { listed, type Firms } from './firms.ts'
import type { Guard } from './guard.ts'
import { proofIn, TOO_MANY_LINKS } from './links.ts'
import type { FirmPeople } from './people.ts'

interface EntryRoute {
  readonly accounts: Accounts
  readonly entry: Entry
  readonly firms: Firms
  readonly people: FirmPeople
  readonly guard: Guard
  /** Links that a network may ask for. */
  readonly links: RateLimit
  readonly mail: boolean
  readonly now: () => Date
}

const wish = z.strictObject({ email: z.email().max(320), azienda: z.string().max(120).optional() })

/** What a page asks before anybody has signed in, and how an invitation is taken up. */
export function registerEntry(app: FastifyInstance, { accounts, entry, firms, people, guard, links, mail, now }: EntryRoute): void {
  app.get(ENTRY_PATH, async (request, _reply): Promise<EntryState> => {
    const who = await accounts.signedIn(webHeaders(request))
    return { first: await entry.isFirst(), mail, ...(who && { me: { name: who.name, email: who.email } }) }
  })
  app.post(`${ENTRY_PATH}/iscrizione`, { bodyLimit: 2048 }, async (request, reply) => {
    const asked = wish.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ errore: 'Scrivi un indirizzo e-mail valido.' })
    if (!links.admits(request.ip, now().getTime())) return reply.code(429).send(TOO_MANY_LINKS)
    const { email, azienda = '' } = asked.data
    await inSteadyTime(entry.ask(email.toLowerCase(), azienda))
    return reply.code(202).send({ chiesto: true })
  })
  app.get(`${ENTRY_PATH}/prova`, async (request, reply) => {
    const proof = await entry.proof(proofIn(request))
    return proof ?? reply.code(404).send({ errore: 'Questo link non vale più.' })
  })
  app.post(`${ENTRY_PATH}/invito`, { bodyLimit: 1024 }, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    const accepted = await people.accept(proofIn(request), who.user, who.email)
    if (!accepted) return reply.code(404).send({ errore: 'Questo invito non vale più, o è per un altro indirizzo.' })
    const member = await firms.find(who.user, accepted.slug)
    return member ? listed(member) : reply.code(404).send({ errore: 'Questo invito non vale più.' })
  })
}
