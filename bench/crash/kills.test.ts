import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { postgresHere, startPostgres, type PostgresServer } from '../../conformance/support/postgres-server.ts'
import { killAgainAndAgain } from './kills.ts'
import { bundled, type Bundled } from './victim.ts'

/** A server starts many times: a busy machine takes long. */
const PATIENCE_MS = 240_000

let server: PostgresServer | undefined
let built: Bundled
beforeAll(async () => {
  built = await bundled()
  if (postgresHere.from !== 'nowhere') server = await startPostgres()
})
afterAll(async () => {
  await server?.stop()
  built.gone()
})

describe.each(['sqlite', 'postgres'] as const)('a server over %s', (kind) => {
  it.skipIf(kind === 'postgres' && postgresHere.from === 'nowhere')(
    'loses and doubles nothing when it is killed under load',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bottega-schianto-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const keeping = { folder, url: kind === 'postgres' ? await server?.fresh() : undefined }
      const { acknowledged, lost, doubled, broken } = await killAgainAndAgain({
        keeping,
        launch: built.launch,
        kills: 4,
        seed: 20261130,
        writers: 4,
      })
      expect({ lost, doubled, broken }).toEqual({ lost: [], doubled: [], broken: [] })
      expect(acknowledged).toBeGreaterThan(0)
    },
    PATIENCE_MS,
  )
})
