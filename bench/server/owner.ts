import { ACCOUNT_PATH, FIRMS_PATH, type FirmMade } from '../../src/kernel/firm/firm-door.ts'
import type { Operation, Operations } from '../../src/kernel/store/remote/protocol.ts'
import { visitorOf } from '../../src/server/child.fixture.ts'

const EMAIL = 'luca@sartori.example'
const PASSWORD = 'tre cavalli verdi 42'

export type Visitor = ReturnType<typeof visitorOf>

/** Somebody who has signed in and runs a lodging. */
export interface Owner {
  readonly ask: <O extends Operation>(operation: O, question: Operations[O]['ask']) => Promise<Operations[O]['answer']>
  /** Listens until it is stopped; resolves when the first sign of life has come. */
  readonly listen: (onTold: (at: number) => void) => Promise<() => void>
}

/** Somebody new where nobody has an account, who signs in otherwise. */
export async function visitorIn(address: string, isNew: boolean): Promise<Visitor> {
  const visitor = visitorOf(address)
  const who = { email: EMAIL, password: PASSWORD, ...(isNew && { name: 'Luca Sartori' }) }
  await answered(visitor, `${ACCOUNT_PATH}/${isNew ? 'sign-up' : 'sign-in'}/email`, who)
  return visitor
}

export async function makeLodging(visitor: Visitor): Promise<string> {
  const answer = await answered(visitor, FIRMS_PATH, { name: 'Sartori', trade: 'hospitality', start: 'vuota' })
  return ((await answer.json()) as FirmMade).slug
}

export function ownerOf(address: string, visitor: Visitor, slug: string): Owner {
  const path = `${FIRMS_PATH}/${slug}/store`
  return {
    ask: async (operation, question) => (await answered(visitor, `${path}/${operation}`, question)).json() as never,
    listen: async (onTold) => {
      const stop = new AbortController()
      const { body } = await fetch(`${address}${path}/changes`, { headers: visitor.headers(), signal: stop.signal })
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

async function answered(visitor: Visitor, path: string, body: object): Promise<Response> {
  const answer = await visitor.ask(path, body)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
