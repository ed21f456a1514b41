import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CONTACT_PATH, contatto } from '../contact.ts'
import { addMonths, today } from '../kernel/italian/dates.ts'
import type { Values } from '../kernel/door/change.ts'
import { validate } from '../kernel/derive/validate.ts'
import { rateLimit } from './rate-limit.ts'

interface ContactOptions {
  /** Folder of `contatti.jsonl`: one message a line, deleted after twelve months. Without it no message is taken, and the form is told. */
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
  app.addHook('onReady', async () => forgetOld(folder, now()))
  let queue = Promise.resolve<unknown>(undefined)
  const limit = rateLimit({ most: MOST, window: WINDOW })
  app.post(CONTACT_PATH, { bodyLimit: 32_768 }, async (request, reply) => {
    const at = now()
    if (!limit.admits(request.ip, at.getTime()))
      return reply.code(429).send({ errore: 'Hai già scritto da poco: riprova tra qualche minuto.' })
    const body: unknown = request.body
    const result = validate(contatto, isValues(body) ? body : {}, { today: today(at) })
    if (!result.ok) return reply.code(422).send({ problemi: result.problems })
    // One after the other: a message that comes while the file is rewritten must not fall out of it.
    const kept = queue.then(() => keep(folder, result.values, at))
    queue = kept.catch(() => undefined)
    await kept
    return reply.code(201).send({ ricevuto: true })
  })
}

async function keep(folder: string, values: Values, at: Date): Promise<void> {
  await mkdir(folder, { recursive: true })
  await forgetOld(folder, at)
  await appendFile(fileIn(folder), `${JSON.stringify({ ricevuto: at.toISOString(), ...values })}\n`, { mode: 0o600, flush: true })
}

const fileIn = (folder: string) => join(folder, 'contatti.jsonl')
/** How long a message is kept at the most, as the privacy page says. */
const KEPT_MONTHS = 12

/** Deletes the messages that are older than the privacy page allows; the others stay letter by letter. */
async function forgetOld(folder: string, at: Date): Promise<void> {
  const file = fileIn(folder)
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n').filter(Boolean)
  const oldest = addMonths(today(at), -KEPT_MONTHS)
  const kept = lines.filter((line) => dayOf(line) >= oldest)
  if (kept.length === lines.length) return
  const next = `${file}.nuovo`
  await writeFile(next, kept.map((line) => `${line}\n`).join(''), { mode: 0o600, flush: true })
  await rename(next, file)
}

/** Day on which a kept message came; a line that cannot be read is kept, as if it came today. */
function dayOf(line: string): string {
  const came = /"ricevuto":"(\d{4}-\d{2}-\d{2})/.exec(line)
  return came?.[1] ?? '9999-12-31'
}
