import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../conformance/support/postgres-server.ts'
import { freePort } from '../../scripts/free-port.ts'
import { buildApp } from '../../src/server/app.ts'
import type { Letter } from '../../src/server/mail/mail.ts'
import { expect, test as base } from './page-test.ts'

interface House {
  readonly address: string
  /** Where its data lie. */
  readonly folder: string
  /** Moves its clock on, in milliseconds. */
  readonly later: (by: number) => void
  /** Where the link leads that was sent to an address last, without the server’s name. */
  readonly linkTo: (email: string) => string
}

interface HouseOptions {
  /** Whether the server of the journey sends mail. */
  readonly sendsMail: boolean
  /** What its records lie in. */
  readonly database: 'SQLite' | 'PostgreSQL'
}

interface HouseWish {
  readonly folder: string
  readonly url?: string | undefined
  readonly sendsMail?: boolean
}

/** A server over a folder, or a PostgreSQL beside it. */
export async function openHouse({ folder, url, sendsMail = true }: HouseWish): Promise<House & { readonly close: () => Promise<void> }> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const letters: Letter[] = []
  let moved = 0
  const app = await buildApp({
    root: join(import.meta.dirname, '..', '..'),
    house: {
      folder,
      url,
      quota: 2_000_000_000,
      address,
      mail: { isSet: sendsMail, send: async (letter) => void letters.push(letter) },
      now: () => new Date(Date.now() + moved),
    },
  })
  await app.listen({ port, host: 'localhost' })
  return {
    address,
    folder,
    later: (by) => void (moved += by),
    linkTo: (email) => {
      const { text = '' } = letters.findLast(({ to }) => to === email) ?? {}
      const link = text.split(/\s/).find((word) => word.startsWith(`${address}/`))
      expect(link, `a link to ${email}`).toBeDefined()
      return link?.slice(address.length) ?? ''
    },
    close: () => app.close(),
  }
}

/** A journey on a server of its own, on which nobody has an account yet, and whose letters it reads. */
export const test = base.extend<HouseOptions & { readonly house: House }>({
  sendsMail: [true, { option: true }],
  database: ['SQLite', { option: true }],
  house: async ({ sendsMail, database }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-e2e-casa-'))
    const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
    const { close, ...house } = await openHouse({ folder, url: await postgres?.fresh(), sendsMail })
    await provide(house)
    await close()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ house }, provide) => provide(house.address),
})

export { expect }
