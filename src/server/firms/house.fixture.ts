import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import { ACCOUNT_PATH, PROOF_HEADER } from '../../kernel/firm/firm-door.ts'
import type { FilesPlace } from '../files/places.ts'
import type { Letter } from '../mail/mail.ts'
import { logging, logHappenings, logRequests, type LogStream } from '../watch/log.ts'
import { openHouse, type House } from './open-house.ts'

export const ADDRESS = 'http://localhost:3000'
export const PASSWORD = 'una frase che ricordo'

export interface TriedHouse {
  readonly app: FastifyInstance
  readonly house: House
  readonly folder: string
  readonly letters: readonly Letter[]
  /** Moves the house’s clock on. */
  readonly later: (ms: number) => void
  /** Stops it and opens it again over what it has kept. */
  readonly restart: () => Promise<TriedHouse>
  readonly close: () => Promise<void>
}

interface Wish {
  readonly url?: string | undefined
  readonly folder?: string
  readonly files?: FilesPlace | undefined
  readonly quota?: number
  readonly requests?: number
  readonly mail?: boolean
  /** Takes what is logged. */
  readonly log?: LogStream
}

/** A house with no site around it, over SQLite in a folder of its own or over this PostgreSQL. */
export async function tryHouse({
  url,
  folder = mkdtempSync(join(tmpdir(), 'bottega-casa-')),
  files,
  quota,
  requests,
  mail = true,
  log,
}: Wish = {}): Promise<TriedHouse> {
  const letters: Letter[] = []
  let moved = 0
  const app = Fastify(logging(log !== undefined, log))
  const tell = logHappenings(app)
  logRequests(app, tell)
  const house = await openHouse(app, {
    folder,
    url,
    files,
    quota,
    requests,
    address: ADDRESS,
    mail: { isSet: mail, send: async (letter) => void letters.push(letter) },
    now: () => new Date(Date.now() + moved),
    tell,
  })
  await app.ready()
  return {
    app,
    house,
    folder,
    letters,
    later: (ms) => void (moved += ms),
    restart: async () => {
      await app.close()
      return tryHouse({ url, folder, files, mail, ...(quota !== undefined && { quota }) })
    },
    close: async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Browser {
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<LightMyRequestResponse>
  readonly send: (options: InjectOptions) => Promise<LightMyRequestResponse>
  /** What it would send along. */
  readonly cookies: () => string
}

/** A browser with a page of the house open: it keeps cookies and says where it asks from. */
export function browserOf({ app }: Pick<TriedHouse, 'app'>, address = '203.0.113.7'): Browser {
  const jar = new Map<string, string>()
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (options: InjectOptions): Promise<LightMyRequestResponse> => {
    const response = await app.inject({
      remoteAddress: address,
      ...options,
      headers: { host: 'localhost:3000', origin: ADDRESS, 'sec-fetch-site': 'same-origin', cookie: cookies(), ...options.headers },
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    cookies,
    send,
    get: (path, headers = {}) => send({ method: 'GET', url: path, headers }),
    post: (path, body, headers = {}) => send({ method: 'POST', url: path, payload: body as object, headers }),
  }
}

/** Brings a file into the firm at a path; what is said of it stands behind the question mark: `name=logo.png`. */
export const bringFile = (browser: Browser, path: string, payload: Buffer, said: string) =>
  browser.send({ method: 'POST', url: `${path}/store/files?${said}`, payload, headers: { 'content-type': 'application/octet-stream' } })

/** Registers somebody: without a link whoever comes first, with one whoever it was sent to. */
export const register = (browser: Browser, email: string, proof?: string) =>
  browser.post(
    `${ACCOUNT_PATH}/sign-up/email`,
    { email, password: PASSWORD, name: email.split('@')[0] },
    proof === undefined ? {} : { [PROOF_HEADER]: proof },
  )

/** The token of the last letter that was sent to an address. */
export function tokenTo({ letters }: Pick<TriedHouse, 'letters'>, email: string): string {
  const text = letters.findLast(({ to }) => to === email)?.text ?? ''
  return /#[\w-]+=([\w-]+)/.exec(text)?.[1] ?? ''
}
