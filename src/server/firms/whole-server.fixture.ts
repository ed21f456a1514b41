import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH, PROOF_HEADER, type FirmOfMine, type People } from '../../kernel/firm/firm-door.ts'
import type { Role } from '../../kernel/firm/roles.ts'
import { buildApp, type AppOptions } from '../app.ts'
import { smallSite } from '../child.fixture.ts'
import type { Letter } from '../mail/mail.ts'
import { ADDRESS, browserOf, PASSWORD, register, tokenTo, type Browser } from './house.fixture.ts'
import { codeOf as oneTimeCode } from './one-time-code.fixture.ts'

export interface WholeServer {
  readonly app: FastifyInstance
  readonly letters: readonly Letter[]
  /** Every route that it answers, as `GET /api/aziende`. */
  readonly routes: ReadonlySet<string>
  /** The longest body that a route takes, in bytes, where it says so. */
  readonly limits: ReadonlyMap<string, number | undefined>
  /** Moves its clock on. */
  readonly later: (ms: number) => void
  /** A browser on a network of its own, so that nobody is limited by what others have asked. */
  readonly browser: () => Browser
  readonly close: () => Promise<void>
}

type Wish = Pick<AppOptions, 'patience' | 'demoDoor'> & { readonly url?: string | undefined; readonly address?: string }

/** The whole server with a small site, as `serve` builds it: firms, messages, health and pages. */
export async function tryServer({ url, address = ADDRESS, ...options }: Wish = {}): Promise<WholeServer> {
  const [root, folder] = [smallSite(), mkdtempSync(join(tmpdir(), 'bottega-intero-'))]
  const limits = new Map<string, number | undefined>()
  const letters: Letter[] = []
  let [moved, networks] = [0, 0]
  const app = await buildApp({
    root,
    contacts: join(folder, 'contatti'),
    ...options,
    onRoute: ({ method, url: path, bodyLimit }) => [method].flat().forEach((one) => limits.set(`${one} ${path}`, bodyLimit)),
    house: {
      folder,
      url,
      address,
      mail: { isSet: true, send: async (letter) => void letters.push(letter) },
      now: () => new Date(Date.now() + moved),
    },
  })
  return {
    app,
    letters,
    routes: new Set(limits.keys()),
    limits,
    later: (ms) => void (moved += ms),
    browser: () => browserOf({ app }, `10.${Math.floor(++networks / 250)}.${networks % 250}.1`),
    close: async () => {
      const closing = app.close()
      // `fetch` opens connections in advance, over which nothing is asked: a server waits for them.
      app.server.closeAllConnections()
      await closing
      for (const place of [root, folder]) rmSync(place, { recursive: true, force: true })
    },
  }
}

/** Makes a firm for whoever has signed in. */
export const makeFirm = async (browser: Browser, name: string, trade: string, start = 'vuota'): Promise<FirmOfMine> =>
  (await browser.post(FIRMS_PATH, { name, trade, start })).json<FirmOfMine>()

/** Somebody new, by the link that was sent to his address. */
export async function newcomer(server: WholeServer, email: string): Promise<Browser> {
  const browser = server.browser()
  await browser.post(`${ENTRY_PATH}/iscrizione`, { email })
  await register(browser, email, tokenTo(server, email))
  return browser
}

/** Somebody new who takes up an invitation to a firm. */
export async function colleague(
  server: Pick<WholeServer, 'browser' | 'letters'>,
  owner: Browser,
  slug: string,
  email: string,
  role: Role,
  groups: readonly string[],
) {
  await owner.post(`${FIRMS_PATH}/${slug}/persone/inviti`, { email, role, groups })
  const [browser, proof] = [server.browser(), tokenTo(server, email)]
  await register(browser, email, proof)
  await browser.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: proof })
  return browser
}

/** The id that somebody has among the people of a firm. */
export async function memberId(owner: Browser, slug: string, email: string): Promise<string> {
  const { people } = (await owner.get(`${FIRMS_PATH}/${slug}/persone`)).json<People>()
  return people.find((one) => one.email === email)?.id ?? ''
}

/** A field that the firm adds itself; its key. */
export async function addField(owner: Browser, path: string): Promise<string> {
  const wish = { entity: 'paziente', label: 'Note di chi arriva', kind: 'testo', options: [], isListed: false }
  return (await owner.post(`${path}/campi`, wish)).json<{ id: string }>().id
}

/** Turns codes on for whoever has signed in, and returns what they are made from. */
export async function withCodes(browser: Browser): Promise<string> {
  const enabled = await browser.post(`${ACCOUNT_PATH}/two-factor/enable`, { password: PASSWORD })
  const secret = new URL(enabled.json<{ totpURI: string }>().totpURI).searchParams.get('secret') ?? ''
  await browser.post(`${ACCOUNT_PATH}/two-factor/verify-totp`, { code: codeOf(secret) })
  return secret
}

export const signIn = (browser: Browser, email: string, password = PASSWORD) =>
  browser.post(`${ACCOUNT_PATH}/sign-in/email`, { email, password })

/** The six digits that an app shows now. */
export const codeOf = (secret: string): string => oneTimeCode(secret, Date.now())
