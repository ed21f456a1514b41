import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { FIRMS_PATH, type Copies } from '../../kernel/firm/firm-door.ts'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { copiesIn, copySeenBy, makeCopy, type CopySource } from '../archive/copies.ts'
import { linesOf } from '../archive/copy-file.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { rateLimit } from '../rate-limit.ts'
import { bytesOf } from '../sql/sql-files.ts'
import type { AtWork, Guard } from './guard.ts'

interface CopiesRoute {
  readonly source: CopySource
  /** Bytes that the files of a firm may have together; any number where it is absent. */
  readonly quota: number | undefined
  readonly guard: Guard
}

const PATH = `${FIRMS_PATH}/:slug/copie`
const HOUR_MS = 60 * 60_000
/** Copies of the server that its owners may ask for in an hour, and downloads of one firm. */
const [MOST_COPIES, MOST_DOWNLOADS] = [6, 20]

/** What is kept against loss: the copies of the server, and a firm’s own records to take away. */
export function registerCopies(app: FastifyInstance, { source, quota, guard }: CopiesRoute): void {
  const [copying, taking] = [MOST_COPIES, MOST_DOWNLOADS].map((most) => rateLimit({ most, window: HOUR_MS }))
  const told = async ({ member }: AtWork): Promise<Copies> => {
    const opened = await source.trades.of(member.trade)
    const used = opened ? await bytesOf(opened.database.db, member.firm) : 0
    const isAlone = (await sql`select id from firm limit 2`.execute(source.accounts.db)).rows.length === 1
    return {
      copies: (await copiesIn(source.folder)).map((copy) => copySeenBy(member.firm, isAlone, copy)),
      files: { used, ...(quota !== undefined && { most: quota }) },
    }
  }
  app.get(PATH, async (request, reply) => {
    const found = await guard.owner(request, reply)
    return found ? told(found) : reply
  })
  app.post(PATH, { bodyLimit: 64 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    if (!found) return reply
    if (!copying?.admits('server', source.now().getTime()))
      return reply.code(429).send({ errore: 'Le ultime copie sono di poco fa: riprova tra un’ora.' })
    await makeCopy(source)
    return reply.code(201).send(await told(found))
  })
  app.get(`${PATH}/scarica`, { exposeHeadRoute: false }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    if (!found) return reply
    const { firm, slug, trade } = found.member
    if (!taking?.admits(firm, source.now().getTime()))
      return reply.code(429).send({ errore: 'Hai già scaricato diverse copie: riprova tra un’ora.' })
    const opened = await source.trades.of(trade)
    if (!opened) return reply.code(404).send({ errore: 'Questa azienda non c’è.' })
    const at = source.now().toISOString()
    const databases = new Map([
      [trade, opened.database],
      [ACCOUNTS, source.accounts],
    ])
    const lines = linesOf((write) =>
      writeArchive({ databases, place: source.place, of: { firm, withPeople: false }, head: { at, of: slug } }, write),
    )
    return reply
      .header('content-type', 'application/gzip')
      .header('content-disposition', `attachment; filename="${slug}-${at.slice(0, 10)}.jsonl.gz"`)
      .send(Readable.from(lines).pipe(createGzip()))
  })
}
