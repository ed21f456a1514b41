import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { takenOf } from '../sql/migrations/migrate.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import type { Database } from '../sql/database.ts'

/** What a server needs to work: its folder, and the databases that it has opened. */
interface Needed {
  readonly folder: string
  readonly opened: () => Promise<ReadonlyMap<string, Database>>
}

type Checked = 'ok' | 'non risponde' | 'di una versione più nuova' | 'non scrivibile'

interface Readiness {
  readonly stato: 'pronto' | 'non pronto' | 'in chiusura'
  readonly banche?: Readonly<Record<string, Checked>>
  readonly cartella?: Checked
}

/** Whoever asks more often than this is told what was found last. */
const FRESH_MS = 1000
/** A database that says nothing for so long does not answer. */
const ANSWER_MS = 3000

/** `GET /pronto`: whether requests may be sent here. Databases answer and are of this version, the folder takes files, nobody has asked it to stop. */
export function registerReadiness(app: FastifyInstance, needed: Needed | undefined): void {
  let isStopping = false
  let found: { readonly until: number; readonly readiness: Promise<Readiness> } | undefined
  app.addHook('preClose', async () => void (isStopping = true))
  app.get('/pronto', async (_request, reply) => {
    const at = performance.now()
    if (!found || at >= found.until) found = { until: at + FRESH_MS, readiness: look(needed) }
    const readiness: Readiness = isStopping ? { stato: 'in chiusura' } : await found.readiness
    return reply
      .header('cache-control', 'no-store')
      .code(readiness.stato === 'pronto' ? 200 : 503)
      .send(readiness)
  })
}

async function look(needed: Needed | undefined): Promise<Readiness> {
  if (!needed) return { stato: 'pronto' }
  const databases = [...(await needed.opened())]
  const [cartella, ...answers] = await Promise.all([
    lookAtFolder(needed.folder),
    ...databases.map(([name, database]) => lookAtDatabase(name, database)),
  ])
  const banche = Object.fromEntries(databases.map(([name], at) => [name, answers[at] ?? 'non risponde']))
  const isReady = [cartella, ...answers].every((one) => one === 'ok')
  return { stato: isReady ? 'pronto' : 'non pronto', banche, cartella }
}

async function lookAtDatabase(name: string, { db }: Database): Promise<Checked> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('No answer.')), ANSWER_MS)
  try {
    const taken = await Promise.race([takenOf(db, name), late.promise])
    return taken === readHistory(name).steps.length ? 'ok' : 'di una versione più nuova'
  } catch {
    return 'non risponde'
  } finally {
    clearTimeout(timer)
  }
}

/** Writes, and does not only ask whether it may: a full disk says yes. */
async function lookAtFolder(folder: string): Promise<Checked> {
  const file = join(folder, `.prova-${randomUUID()}`)
  try {
    await writeFile(file, 'pronto', { mode: 0o600 })
    return 'ok'
  } catch {
    return 'non scrivibile'
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
