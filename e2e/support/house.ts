import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { buildApp } from '../../src/server/app.ts'
import type { Letter } from '../../src/server/mail/mail.ts'
import { expect, test as base } from './page-test.ts'

interface House {
  readonly address: string
  /** Where the link leads that was sent to an address last, without the server’s name. */
  readonly linkTo: (email: string) => string
}

interface HouseOptions {
  /** Whether the server of the journey sends mail. */
  readonly sendsMail: boolean
}

/** A journey on a server of its own, on which nobody has an account yet, and whose letters it reads. */
export const test = base.extend<HouseOptions & { readonly house: House }>({
  sendsMail: [true, { option: true }],
  house: async ({ sendsMail }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'bottega-e2e-casa-'))
    const port = await freePort()
    const address = `http://localhost:${port}`
    const letters: Letter[] = []
    const app = await buildApp({
      root: join(import.meta.dirname, '..', '..'),
      house: { folder, address, mail: { isSet: sendsMail, send: async (letter) => void letters.push(letter) } },
    })
    await app.listen({ port, host: 'localhost' })
    await provide({
      address,
      linkTo: (email) => {
        const { text = '' } = letters.findLast(({ to }) => to === email) ?? {}
        const link = text.split(/\s/).find((word) => word.startsWith(`${address}/`))
        expect(link, `a link to ${email}`).toBeDefined()
        return link?.slice(address.length) ?? ''
      },
    })
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ house }, provide) => provide(house.address),
})

export { expect }
