import { ACCOUNT_PATH, FIRMS_PATH, type FirmMade } from '../../src/kernel/firm/firm-door.ts'
import type { Operation, Operations } from '../../src/kernel/store/remote/protocol.ts'

const EMAIL = 'luca@sartori.example'
const PASSWORD = 'tre cavalli verdi 42'

/** Somebody who has signed in and runs a lodging, over the network as a page asks. */
export interface Owner {
  readonly ask: <O extends Operation>(operation: O, question: Operations[O]['ask']) => Promise<Operations[O]['answer']>
  /** Listens until it is stopped; resolves when the first sign of life has come. */
  readonly listen: (onTold: (at: number) => void) => Promise<() => void>
}

/** Registers where nobody has an account, and signs in otherwise; the cookies of the session. */
export async function signIn(address: string, isNew: boolean): Promise<string> {
  const path = isNew ? 'sign-up' : 'sign-in'
  const answer = await post(`${address}${ACCOUNT_PATH}/${path}/email`, address, '', {
    email: EMAIL,
    password: PASSWORD,
    ...(isNew && { name: 'Luca Sartori' }),
  })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return cookies.join('; ')
}

export async function makeLodging(address: string, cookie: string): Promise<string> {
  const answer = await post(`${address}${FIRMS_PATH}`, address, cookie, { name: 'Sartori', trade: 'hospitality', start: 'vuota' })
  return ((await answer.json()) as FirmMade).slug
}

export function ownerOf(address: string, cookie: string, slug: string): Owner {
  const path = `${address}${FIRMS_PATH}/${slug}/store`
  return {
    ask: async (operation, question) => (await post(`${path}/${operation}`, address, cookie, question)).json() as never,
    listen: async (onTold) => {
      const stop = new AbortController()
      const { body } = await fetch(`${path}/changes`, { headers: { cookie }, signal: stop.signal })
      const begun = Promise.withResolvers<void>()
      const hear = async () => {
        for await (const part of body ?? []) {
          if (Buffer.from(part as Uint8Array).includes('data:')) onTold(performance.now())
          begun.resolve()
        }
      }
      void hear().catch(() => undefined)
      await begun.promise
      return () => stop.abort()
    },
  }
}

async function post(url: string, origin: string, cookie: string, body: unknown): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}
