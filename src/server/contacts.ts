import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CONTACT_PATH, contatto } from '../contact.ts'
import { today } from '../kernel/italian/dates.ts'
import type { Values } from '../kernel/store/change.ts'
import { validate } from '../kernel/validate.ts'

interface ContactOptions {
  /** Where `contatti.jsonl` is kept: one message a line, added and never rewritten. */
  readonly folder: string
  readonly now?: () => Date
}

const MINUTE = 60_000
/** Messages that one address may leave in ten minutes: a person needs one, a script is stopped. */
const MOST = 5
const WINDOW = 10 * MINUTE

const isValues = (body: unknown): body is Values => typeof body === 'object' && body !== null && !Array.isArray(body)

/** Takes the messages of the landing page's form. Only registered where the owner has named a folder for them. */
export function registerContacts(app: FastifyInstance, { folder, now = () => new Date() }: ContactOptions): void {
  const recent = new Map<string, readonly number[]>()
  const isTooMany = (address: string, at: number): boolean => {
    for (const [key, times] of recent) if (times.every((time) => at - time > WINDOW)) recent.delete(key)
    const times = (recent.get(address) ?? []).filter((time) => at - time <= WINDOW)
    recent.set(address, [...times, at])
    return times.length >= MOST
  }
  app.post(CONTACT_PATH, { bodyLimit: 32_768 }, async (request, reply) => {
    const at = now()
    if (isTooMany(request.ip, at.getTime())) return reply.code(429).send({ errore: 'Hai già scritto da poco: riprova tra qualche minuto.' })
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
