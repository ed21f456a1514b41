import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DefinitionError } from '../../kernel/problem/problem.ts'
import { operations, type Fault, type Operation, type Operations } from '../../kernel/store/remote/protocol.ts'
import type { Told } from '../../kernel/store/remote/listen-over.ts'
import type { Store } from '../../kernel/door/store.ts'
import { note, type CommitOutcome } from '../watch/happening.ts'
import { MARKS } from '../../kernel/store/remote/listen-over.ts'
import { readAsk } from './read-ask.ts'
import { tellMarks, type OthersAtWork } from './tell-marks.ts'

export interface StoreRoute {
  /** Where the door stands: `/api/spazi/:spazio/store`. */
  readonly path: string
  /** The store of whoever asks, opened for him; nothing where he may not come in. */
  readonly open: (request: FastifyRequest) => Promise<Store | undefined>
  /** Whether somebody who listens may still do so, asked every few seconds; for as long as he likes when absent. */
  readonly isStill?: (request: FastifyRequest) => Promise<boolean>
  /** What others have open to change, told beside what happens to whoever asks for it. */
  readonly others?: (request: FastifyRequest) => OthersAtWork | undefined
  /** Hears what came of each commit, and when somebody begins or ends to listen. */
  readonly onCommit?: (request: FastifyRequest, outcome: CommitOutcome) => void
  readonly onStream?: (by: 1 | -1) => void
}

/** The largest question that is taken in, in bytes. */
const MOST_BYTES = 1_000_000
/** The same where a whole import is asked about or written: some ten thousand rows. */
const MOST_IMPORTED_BYTES = 20_000_000
const isImporting = new Set<Operation>(['commit', 'rehearse', 'lookup', 'many'])
/** Proxies cut what is silent for a minute. */
const HEARTBEAT_MS = 25_000
/** How long somebody hears on whose session has ended. */
const STILL_MS = 5000

type Answers = { readonly [O in Operation]: (store: Store, ask: Operations[O]['ask']) => Promise<Operations[O]['answer']> }

const answers: Answers = {
  query: (store, ask) => store.query(ask),
  many: (store, { entity, ids }) => store.getMany(entity, ids),
  lookup: async (store, { entity, titles }) => [...(await store.lookup(entity, titles))],
  measures: (store, ask) => store.measures(ask),
  commit: (store, { changes, options }) => store.commit(changes, options),
  rehearse: (store, { changes, options }) => store.rehearse(changes, options),
  undo: (store, { commit, id }) => store.undo(commit, { id }),
  lately: (store, ask) => store.lately(ask),
  history: (store, { entity, id }) => store.history(entity, id),
}

/** The door over the network. What is asked is read strictly; what a question gets wrong is a fault of who wrote it. */
export function registerStore(app: FastifyInstance, { path, open, isStill, others, onCommit, onStream }: StoreRoute): void {
  for (const operation of operations) {
    app.post(
      `${path}/${operation}`,
      { bodyLimit: isImporting.has(operation) ? MOST_IMPORTED_BYTES : MOST_BYTES },
      async (request, reply) => {
        const store = await open(request)
        if (!store) return refuse(reply, 403, 'This workspace is not open to whoever asks.')
        return answer(operation, store, request, reply, onCommit)
      },
    )
  }
  const telling = new Set<() => void>()
  // Whoever listens would listen for ever: a server that stops says that it is over.
  app.addHook('preClose', async () => telling.forEach((stop) => stop()))
  app.get(`${path}/changes`, { exposeHeadRoute: false }, async (request, reply) => {
    const store = await open(request)
    if (!store) return refuse(reply, 403, 'This workspace is not open to whoever asks.')
    note(request, { isLive: true })
    onStream?.(1)
    await tell(store, request, reply, { telling, isStill, others }).finally(() => onStream?.(-1))
    return reply
  })
}

async function answer<O extends Operation>(
  operation: O,
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  onCommit: StoreRoute['onCommit'],
) {
  const ask = readAsk(operation, request.body)
  if (!ask.ok) return refuse(reply, 400, ask.fault)
  try {
    const answered = await answers[operation](store, ask.value)
    if (operation === 'commit') onCommit?.(request, isDone(answered) ? 'done' : 'refused')
    return answered
  } catch (error) {
    if (operation === 'commit') onCommit?.(request, 'failed')
    if (error instanceof DefinitionError || error instanceof RangeError) return refuse(reply, 400, error.message)
    throw error
  }
}

const isDone = (answered: unknown): boolean => (answered as { readonly ok?: boolean }).ok === true

const refuse = (reply: FastifyReply, status: number, fault: string) => reply.code(status).send({ fault } satisfies Fault)

interface Telling {
  readonly isStill: StoreRoute['isStill']
  readonly others: StoreRoute['others']
  /** How each of those is stopped who are told now. */
  readonly telling: Set<() => void>
}

/** Server-sent events: one for each commit, and a sign of life between them. */
async function tell(store: Store, request: FastifyRequest, reply: FastifyReply, { telling, isStill, others }: Telling): Promise<void> {
  const { after, entities, [MARKS]: marks } = request.query as Readonly<Partial<Record<string, string>>>
  const seq = after === undefined ? undefined : Number(after)
  const told = store.changes({
    ...(seq !== undefined && Number.isSafeInteger(seq) && { after: seq }),
    ...(entities !== undefined && { entities: entities.split(',') }),
  })
  const changes = told[Symbol.asyncIterator]()
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  raw.write(': \n\n')
  const alive = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS)
  const stop = () => void changes.return?.()
  const watch = isStill && setInterval(() => void isStill(request).then((may) => may || stop(), stop), STILL_MS)
  const atWork = marks === undefined ? undefined : others?.(request)
  const hush =
    atWork && tellMarks({ store, others: atWork, write: (event) => raw.write(event), onFault: (error) => request.log.error(error) })
  telling.add(stop)
  request.raw.once('close', stop)
  try {
    for (let step = await changes.next(); !step.done; step = await changes.next()) {
      const event: Told = { seq: step.value.at(-1)?.seq ?? 0, entries: step.value }
      raw.write(`data: ${JSON.stringify(event)}\n\n`)
    }
  } catch (error) {
    // Whoever listens takes it up again after the last entry that he has heard.
    request.log.error(error)
  } finally {
    telling.delete(stop)
    hush?.()
    clearInterval(alive)
    clearInterval(watch)
    raw.end()
  }
}
