import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { ENTRY_PATH } from '../../kernel/firm/firm-door.ts'
import { passwordProblems } from '../../kernel/firm/new-address.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Tell } from '../watch/happening.ts'
import { webHeaders } from './account-route.ts'
import type { Guard } from './guard.ts'

interface ConfirmationRoute {
  readonly accounts: Accounts
  readonly guard: Guard
  readonly tell: Tell
}

const wish = z.strictObject({ password: z.string().max(2000) })
const TOO_MANY_TRIES = { errore: 'Troppi tentativi: riprova fra un’ora.' }

/** Proves once more who has signed in, before something changes by which he comes in. */
export function registerConfirmation(app: FastifyInstance, { accounts, guard, tell }: ConfirmationRoute): void {
  app.post(`${ENTRY_PATH}/conferma`, { bodyLimit: 8192 }, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    const asked = wish.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const proof = await accounts.prove(who, webHeaders(request), asked.data.password)
    if (proof === 'often') return reply.code(429).send(TOO_MANY_TRIES)
    tell({ what: 'security', event: proof === 'proved' ? 'confirmed' : 'confirmation refused', user: who.user }, request)
    if (proof !== 'proved') return reply.code(422).send({ problems: passwordProblems(proof) })
    return reply.header('set-cookie', accounts.confirmed(who)).send({})
  })
}
