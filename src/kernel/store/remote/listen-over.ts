import type { Entry, Listening } from '../../door/store.ts'

const AGAIN_MS = 1000
/** The server gives a sign of life every 25 seconds: a line that is silent for longer is dead, as after a sleep of the machine. */
const SILENT_MS = 60_000
/** Wait after a refusal, which a moment more does not change: the session has ended, say. */
const REFUSED_MS = 5000

/** Thrown where the server answers, but does not tell. */
class Refused extends Error {}

/** Hears what happens as server-sent events; a connection that breaks is taken up again after the last entry that was heard. */
export function listenOver(url: string, own: typeof fetch, { after, entities }: Listening): AsyncIterable<readonly Entry[]> {
  const stop = new AbortController()
  let seq = after
  const connect = async () => {
    const asked = new URLSearchParams({ ...(seq !== undefined && { after: String(seq) }), ...(entities && { entities: entities.join() }) })
    const response = await own(`${url}?${asked.toString()}`, { headers: { accept: 'text/event-stream' }, signal: stop.signal })
    if (!response.ok || !response.body) throw new Refused(`The server does not tell of changes: ${response.status}.`)
    return response.body
  }
  // Asked for at once: nothing that happens before the first `next` may be missed.
  const first = connect()
  first.catch(() => undefined)
  async function* hear(): AsyncGenerator<readonly Entry[]> {
    for (let connection = first, isAgain = false; !stop.signal.aborted; connection = connect(), isAgain = true) {
      let wait = AGAIN_MS
      try {
        const body = await connection
        // Nobody has said yet where the sequence stood: what happened without a connection cannot be asked for.
        if (isAgain && seq === undefined) yield []
        for await (const event of eventsOf(body)) {
          seq = event.seq
          if (event.entries.length > 0) yield event.entries
        }
      } catch (error) {
        if (stop.signal.aborted) return
        if (error instanceof Refused) wait = REFUSED_MS
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  const heard = hear()
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => heard.next(),
      return: async () => {
        stop.abort()
        return { done: true, value: undefined }
      },
    }),
  }
}

/** One event: the entries of a commit, and the number after which the next ones follow. */
export interface Told {
  readonly seq: number
  readonly entries: readonly Entry[]
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Told> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const patience = setTimeout(() => void reader.cancel(), SILENT_MS)
    const { done, value } = await reader.read().finally(() => clearTimeout(patience))
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const events = rest.split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = event.split('\n').find((line) => line.startsWith('data: '))
      if (data) yield JSON.parse(data.slice('data: '.length)) as Told
    }
  }
}
