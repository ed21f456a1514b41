import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../../conformance/support/postgres-server.ts'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { openNamed } from '../firms/databases.ts'
import { browserOf, PASSWORD, register, tryHouse } from '../firms/house.fixture.ts'
import { takenSteps } from '../firms/taken-steps.ts'
import { historyUntil } from '../sql/migrations/history-until.ts'
import { readHistory } from '../sql/migrations/read-history.ts'
import { copiesIn, fileOf } from './copies.ts'
import { readCopy } from './copy-file.ts'
import { readArchive } from './read-archive.ts'
import { restoreServer } from './restore.ts'

const EMAIL = 'luca@sartori.example'
const [TRADE, NEW] = ['artigiani', readHistory('artigiani').steps.length]
const folders: string[] = []
const freshFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'bottega-vecchia-'))
  folders.push(made)
  return made
}
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })))

/** A firm with a customer, whose trade has taken all steps but the last. */
async function olderServer(url: string | undefined) {
  const keeping = { folder: freshFolder(), url }
  const house = await tryHouse(keeping)
  const owner = browserOf(house)
  await register(owner, EMAIL)
  const { slug } = (await owner.post(FIRMS_PATH, { name: 'Sartori', trade: 'estetica', start: 'vuota' })).json<FirmOfMine>()
  await sql`update firm set trade = ${TRADE}`.execute(house.house.accounts.db)
  const { rows } = await sql<{ id: string }>`select id from firm`.execute(house.house.accounts.db)
  await house.app.close()
  const old = await openNamed(keeping, TRADE, [], historyUntil(TRADE, NEW - 1))
  const columns = historyUntil(TRADE, NEW - 1).tables['cliente']?.columns ?? {}
  const values: Readonly<Record<string, unknown>> = { workspace: rows[0]?.id, id: 'cliente_1', version: 1, nome: 'Osteria del Ponte' }
  const filled = Object.entries(columns).flatMap(([key, { required, type }]) =>
    key in values ? [[key, values[key]] as const] : required ? [[key, type === 'whole' ? 0 : ''] as const] : [],
  )
  await sql`insert into cliente (${sql.join(filled.map(([key]) => sql.id(key)))})
    values (${sql.join(filled.map(([, value]) => value))})`.execute(old.db)
  await old.close()
  return { keeping, slug }
}

async function namesIn(at: { readonly folder: string; readonly url: string | undefined }, slug: string): Promise<readonly unknown[]> {
  const house = await tryHouse(at)
  const owner = browserOf(house)
  await owner.post(`${ACCOUNT_PATH}/sign-in/email`, { email: EMAIL, password: PASSWORD })
  const answer = await owner.post(`${FIRMS_PATH}/${slug}/store/query`, { entity: 'cliente', where: [], page: { limit: 9 } })
  await house.app.close()
  return answer.json<{ rows: { nome: unknown }[] }>().rows.map(({ nome }) => nome)
}

describe.each(['sqlite', 'postgres'] as const)('an older server over %s', (kind) => {
  const isHere = kind === 'sqlite' || postgresHere.from !== 'nowhere'
  let server: PostgresServer | undefined
  beforeAll(async () => {
    if (isHere && kind === 'postgres') server = await startPostgres()
  })
  afterAll(() => server?.stop())

  describe.skipIf(!isHere)(`in ${kind === 'sqlite' ? 'a folder' : postgresHere.said}`, () => {
    it('is copied as it was before it is brought to these tables, once', async () => {
      const { keeping, slug } = await olderServer(await server?.fresh())
      expect(await takenSteps(keeping, TRADE)).toBe(NEW - 1)
      expect(await namesIn(keeping, slug)).toEqual(['Osteria del Ponte'])
      expect(await takenSteps(keeping, TRADE)).toBe(NEW)
      await namesIn(keeping, slug)
      const [copy, ...others] = await copiesIn(keeping.folder)
      expect(others).toEqual([])
      const lines = readCopy(fileOf(keeping.folder, { name: copy?.name ?? '' }))
      expect((await readArchive(lines())).head.steps).toEqual({ [TRADE]: NEW - 1, accounts: readHistory('accounts').steps.length })
      const back = { folder: freshFolder(), url: undefined }
      await restoreServer(lines, back)
      expect(await namesIn(back, slug)).toEqual(['Osteria del Ponte'])
    })

    it('is not opened where it is newer than the program', async () => {
      const { keeping } = await olderServer(await server?.fresh())
      const newer = await openNamed(keeping, TRADE, [])
      await sql`insert into _migration (sector, number, name, digest) values (${TRADE}, ${NEW + 1}, 'later', '')`.execute(newer.db)
      await newer.close()
      await expect(tryHouse(keeping)).rejects.toThrow(
        `La banca dati «${TRADE}» è di una versione più nuova di Bottega (passo ${NEW + 1}): aggiorna il programma, o ripristina una copia.`,
      )
      expect(await copiesIn(keeping.folder)).toEqual([])
    })
  })
})
