import type { Mark } from '../../door/presence.ts'
import type { Entry, Listening } from '../../door/store.ts'

const AGAIN_MS = 1000
/** The server gives a sign of life every 25 seconds: a line that is silent for longer is dead, as after a sleep of the machine. */
const SILENT_MS = 60_000
/** Wait after a refusal, which a moment more does not change: the session has ended, say. */
const REFUSED_MS = 5000

/** Thrown where the server answers, but does not tell. */
class Refused extends Error {}

/** Name of the event that tells who has which records open, and of the wish to hear it. */
export const MARKS = 'segni'

/**
 * Hears what happens as server-sent events; a connection that breaks is taken up again after the last entry that was heard. Who else
 * has which records open is told to `onMarks`; without a connection nobody is known to.
 */
export function listenOver(
  url: string,
  own: typeof fetch,
  { after, entities }: Listening,
  onMarks?: (marks: readonly Mark[]) => void,
): AsyncIterable<readonly Entry[]> {
  const stop = new AbortController()
  let seq = after
  const connect = async () => {
    const asked = new URLSearchParams({
      ...(seq !== undefined && { after: String(seq) }),
      ...(entities && { entities: entities.join() }),
      ...(onMarks && { [MARKS]: '1' }),
    })
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
        for await (const { name, data } of eventsOf(body)) {
          if (name === MARKS) {
            onMarks?.(data as readonly Mark[])
            continue
          }
          const event = data as Told
          seq = event.seq
          if (event.entries.length > 0) yield event.entries
        }
      } catch (error) {
        if (stop.signal.aborted) return
        if (error instanceof Refused) wait = REFUSED_MS
      } finally {
        onMarks?.([])
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

interface ServerEvent {
  readonly name: string | undefined
  readonly data: unknown
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
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
      const lines = event.split('\n')
      const said = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2)
      const data = said('data')
      if (data !== undefined) yield { name: said('event'), data: JSON.parse(data) as unknown }
    }
  }
}
