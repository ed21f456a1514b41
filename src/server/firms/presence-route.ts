import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Store } from '../../kernel/door/store.ts'
import { seenRecords } from '../store/seen-records.ts'
import type { FirmPresence } from './presence.ts'

/** Whoever says what he has open. */
interface AtForms {
  readonly store: Store
  readonly firm: string
  readonly user: string
}

interface PresenceRoute {
  readonly path: string
  readonly presence: FirmPresence
  /** Nothing where he may change nothing, or only looks as somebody else. */
  readonly open: (request: FastifyRequest) => Promise<AtForms | undefined>
}

const record = z.strictObject({ entity: z.string().max(100), id: z.string().max(200) })
const asked = z.strictObject({ page: z.uuid(), open: z.array(record).max(8) })
/** Longest name that goes along. */
const MOST_NAME = 120

/** Takes in which records a page has open to change; those that are not there for whoever says it are passed by. */
export function registerPresence(app: FastifyInstance, { path, presence, open }: PresenceRoute): void {
  app.post(`${path}/segno`, { bodyLimit: 4096 }, async (request, reply) => {
    const one = await open(request)
    if (!one) return reply.code(403).send({ errore: 'Non puoi modificare queste schede.' })
    const said = asked.safeParse(request.body)
    if (!said.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const { store, firm, user } = one
    const records = await seenRecords(store, said.data.open)
    await presence.say({ firm, user, by: store.by.slice(0, MOST_NAME), page: said.data.page, records })
    return { fatto: true }
  })
}
