import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CONTACT_PATH, contatto } from '../contact.ts'
import { today } from '../kernel/italian/dates.ts'
import type { Values } from '../kernel/store/change.ts'
import { validate } from '../kernel/validate.ts'
import { rateLimit } from './rate-limit.ts'

interface ContactOptions {
  /** Where `contatti.jsonl` is kept: one message a line, added and never rewritten. Without it no message is taken, and the form is told. */
  readonly folder: string | undefined
  readonly now?: () => Date
}

const MINUTE = 60_000
/** Messages that one address may leave in ten minutes: a person needs one, a script is stopped. */
const MOST = 5
const WINDOW = 10 * MINUTE

const isValues = (body: unknown): body is Values => typeof body === 'object' && body !== null && !Array.isArray(body)

/** Takes the messages of the landing page's form where the owner has named a folder for them. */
export function registerContacts(app: FastifyInstance, { folder, now = () => new Date() }: ContactOptions): void {
  app.get(CONTACT_PATH, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { accoglie: folder !== undefined }
  })
  if (folder === undefined) return
  const limit = rateLimit({ most: MOST, window: WINDOW })
  app.post(CONTACT_PATH, { bodyLimit: 32_768 }, async (request, reply) => {
    const at = now()
    if (!limit.admits(request.ip, at.getTime()))
      return reply.code(429).send({ errore: 'Hai già scritto da poco: riprova tra qualche minuto.' })
    const body: unknown = request.body
    const result = validate(contatto, isValues(body) ? body : {}, { today: today(at) })
    if (!result.ok) return reply.code(422).send({ problemi: result.problems })
    await mkdir(folder, { recursive: true })
    await appendFile(join(folder, 'contatti.jsonl'), `${JSON.stringify({ ricevuto: at.toISOString(), ...result.values })}\n`, {
      mode: 0o600,
      flush: true,
    })
    return reply.code(201).send({ ricevuto: true })
  })
}
