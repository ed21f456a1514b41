import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { dice, type Dice } from '../scan/random.ts'

/** Fate of a question on its way to the server and back. */
type Fate = (line: Line) => Promise<void>

interface Question {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** One question of one client, and what the line may do with it. */
interface Line {
  readonly drawn: Dice
  readonly send: () => Promise<Answer>
  readonly answer: (answer: Answer) => void
  /** Begins to answer and breaks off after so many bytes: as a broken connection, or as if that were all. */
  readonly tear: (answer: Answer, bytes: number, isOpenly: boolean) => void
  readonly cut: () => void
  /** Waits until another question has overtaken this one, but not for long. */
  readonly overtaken: () => Promise<void>
  /** Keeps the question to send it once more, long after. */
  readonly keep: () => void
}

/** Milliseconds that a question is held up, waits to be overtaken, and that a late copy of it waits. */
const [HELD_MS, OVERTAKEN_MS, LATE_MS] = [150, 100, 400]

const fates: Readonly<Record<string, Fate>> = {
  passed: async ({ send, answer }) => answer(await send()),
  'question lost': async ({ cut }) => cut(),
  'answer lost': async ({ send, cut }) => {
    await send()
    cut()
  },
  'answer torn': async ({ send, tear, drawn }) => {
    const answer = await send()
    tear(answer, drawn.number(0, answer.body.length - 1), true)
  },
  'answer torn unseen': async ({ send, tear, drawn }) => {
    const answer = await send()
    tear(answer, drawn.number(0, answer.body.length - 1), false)
  },
  'question held up': async ({ send, answer, drawn }) => {
    await wait(drawn.number(1, HELD_MS))
    answer(await send())
  },
  'answer held up': async ({ send, answer, drawn }) => {
    const answered = await send()
    await wait(drawn.number(1, HELD_MS))
    answer(answered)
  },
  overtaken: async ({ send, answer, overtaken }) => {
    await overtaken()
    answer(await send())
  },
  'sent twice': async ({ send, answer, drawn }) => {
    const both = await Promise.all([send(), send()])
    answer(drawn.pick(both))
  },
  'sent again late': async ({ send, answer, keep }) => {
    answer(await send())
    keep()
  },
  'sent again late, unheard': async ({ cut, keep }) => {
    keep()
    cut()
  },
  'gateway gave up': async ({ send, answer }) => {
    void send().catch(() => undefined)
    answer({ status: 504, headers: { 'content-type': 'text/html' }, body: Buffer.from('<h1>504</h1>') })
  },
}

export interface BadLine {
  readonly address: string
  /** Counts of each fate, and of cuts of a live line. */
  readonly drawn: Readonly<Record<string, number>>
  /** Lets everything pass from now on; resolves when all late copies were sent. */
  readonly mend: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A proxy that cuts, holds up, repeats and reorders what passes between clients and a server, as a seed draws it. */
export async function badLineTo(target: string, seed: number): Promise<BadLine> {
  const draws = dice(seed)
  const counted: Record<string, number> = {}
  const waiting = new Set<() => void>()
  const late = new Set<Promise<unknown>>()
  let isMended = false
  const count = (what: string) => (counted[what] = (counted[what] ?? 0) + 1)
  const question = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const name = isMended ? 'passed' : draws.pick(Object.keys(fates))
    count(name)
    const asked = await questionOf(incoming)
    const send = async () => {
      const answered = await sendTo(target, asked)
      for (const go of waiting) go()
      return answered
    }
    const keep = () => {
      const sent = wait(draws.number(1, LATE_MS)).then(send)
      late.add(sent)
      void sent.catch(() => undefined).finally(() => late.delete(sent))
    }
    await fates[name]?.({ drawn: draws, send, ...endsOf(reply), overtaken: () => overtakenIn(waiting), keep }).catch(() => reply.destroy())
  }
  const server = createServer((incoming, reply) => {
    if (incoming.url?.includes('/changes')) tellOver(target, incoming, reply, isMended ? undefined : cutAfter(draws, count))
    else void question(incoming, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drawn: counted,
    mend: async () => {
      isMended = true
      await Promise.allSettled(late)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function questionOf(incoming: IncomingMessage): Promise<Question> {
  const { method = 'GET', url = '/', headers } = incoming
  return { method, url, headers, body: Buffer.concat(await incoming.toArray()) }
}

const answerOf = async (response: IncomingMessage): Promise<Answer> => ({
  status: response.statusCode ?? 0,
  headers: response.headers,
  body: Buffer.concat(await response.toArray()),
})

function sendTo(target: string, { method, url, headers, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = ask(`${target}${url}`, { method, headers: { ...headers, host: new URL(target).host } }, (response) => {
      answerOf(response).then(resolve, reject)
    })
    asking.once('error', reject).end(body)
  })
}

const endsOf = (reply: ServerResponse): Pick<Line, 'answer' | 'tear' | 'cut'> => ({
  answer: ({ status, headers, body }) => void reply.writeHead(status, headers).end(body),
  tear: ({ status, headers, body }, bytes, isOpenly) => {
    const { 'content-length': _, ...rest } = headers
    reply.writeHead(status, isOpenly ? headers : rest)
    const part = body.subarray(0, bytes)
    if (isOpenly) reply.write(part, () => reply.destroy())
    else reply.end(part)
  },
  cut: () => void reply.destroy(),
})

async function overtakenIn(waiting: Set<() => void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  waiting.add(resolve)
  await Promise.race([promise, wait(OVERTAKEN_MS)])
  waiting.delete(resolve)
}

/** A live line is cut after some bytes, wherever they end. */
function cutAfter(draws: Dice, count: (what: string) => void): (bytes: number) => number {
  let left = draws.number(1, 4000)
  return (bytes) => {
    const passed = Math.min(bytes, left)
    left -= passed
    if (left === 0) count('live line cut')
    return passed
  }
}

function tellOver(target: string, incoming: IncomingMessage, reply: ServerResponse, cut: ((bytes: number) => number) | undefined): void {
  const asking = ask(`${target}${incoming.url}`, { headers: { ...incoming.headers, host: new URL(target).host } }, (response) => {
    reply.writeHead(response.statusCode ?? 0, response.headers)
    response.on('data', (part: Buffer) => {
      const passed = cut ? cut(part.length) : part.length
      if (passed === part.length) return void reply.write(part)
      asking.destroy()
      reply.write(part.subarray(0, passed), () => reply.destroy())
    })
    response.once('close', () => reply.end())
  })
  asking.once('error', () => reply.destroy())
  reply.once('close', () => asking.destroy())
  asking.end()
}
