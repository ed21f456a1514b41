import type { Asker } from '../../door/asker.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Change } from '../../door/change.ts'
import type {
  Committed,
  CommitOptions,
  Entry,
  Listening,
  Looking,
  Measure,
  Measured,
  Page,
  Query,
  Rehearsed,
  Store,
} from '../../door/store.ts'
import { HttpPresence } from './http-presence.ts'
import { listenOver } from './listen-over.ts'
import { SharedLine } from './shared-line.ts'
import { SignedOut, Unreachable } from '../../door/unreachable.ts'
import type { Fault, Operation, Operations } from './protocol.ts'

export interface HttpStoreOptions {
  /** The address of the door, without a stroke at its end: `/api/spazi/mio/store`. */
  readonly url: string
  /** Whom the server knows the caller as. It alone decides what he sees: the groups here are for drawing screens. */
  readonly asker: Asker
  readonly fetch?: typeof fetch
  /** Whether the server keeps what is written when the page has gone. */
  readonly lasts?: boolean
  /** Whether others work at the same records, and are told of this page. */
  readonly isShared?: boolean
}

/** The same question is asked again when the network fails: reading changes nothing, and a commit bears its id. */
const ATTEMPTS = 3
const AGAIN_MS = 200
/** The answer to whoever asks faster than one person may. */
const TOO_FAST = 429

/** An answer that has come whole. */
type Heard<O extends Operation> =
  | { readonly ok: true; readonly status: number; readonly answer: Operations[O]['answer'] }
  | { readonly ok: false; readonly status: number; readonly fault: string }

const unheard = ({ problem }: Unreachable) => ({ ok: false, problems: [problem] }) as const

/** The door as a browser has it: every question goes to a server. A commit that was sent and not heard of is sent again under its id. */
export class HttpStore implements Store {
  readonly by: string
  readonly groups: Asker['groups']
  readonly writes: Asker['writes']
  readonly lasts: boolean
  readonly presence: HttpPresence | undefined
  readonly #url: string
  readonly #fetch: typeof fetch
  readonly #line = new SharedLine(() => this.#listen({}, this.presence))
  /** Ids of what was sent and never answered, by what it was. */
  readonly #unheard = new Map<string, string>()

  constructor({ url, asker, fetch: own = fetch, lasts = false, isShared = false }: HttpStoreOptions) {
    this.lasts = lasts
    this.by = asker.by
    this.groups = asker.groups
    this.writes = asker.writes
    this.#url = url
    // Called by itself: a browser's `fetch` wants to be nobody's method.
    this.#fetch = (input, init) => own(input, init)
    this.presence = isShared ? new HttpPresence(`${url}/segno`, this.#fetch) : undefined
  }

  query(query: Query): Promise<Page> {
    return this.#ask('query', query)
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return (await this.getMany(entity, [id]))[0]
  }

  getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
    return this.#ask('many', { entity, ids })
  }

  async lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return new Map(await this.#ask('lookup', { entity, titles }))
  }

  async measure(measure: Measure): Promise<Measured> {
    const [measured] = await this.measures([measure])
    return measured ?? { value: undefined, groups: [] }
  }

  measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    return this.#ask('measures', measures)
  }

  commit(changes: readonly Change[], { via, id: given }: CommitOptions): Promise<Committed> {
    return this.#once(JSON.stringify([via, changes]), given, (id) => this.#ask('commit', { changes, options: { via, id } }))
  }

  async rehearse(changes: readonly Change[], { via }: Pick<CommitOptions, 'via'>): Promise<Rehearsed> {
    try {
      return await this.#ask('rehearse', { changes, options: { via } })
    } catch (error) {
      if (error instanceof Unreachable) return unheard(error)
      throw error
    }
  }

  undo(commit: number, { id: given }: { readonly id?: string } = {}): Promise<Committed> {
    return this.#once(`undo ${commit}`, given, (id) => this.#ask('undo', { commit, id }))
  }

  history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#ask('history', { entity, id })
  }

  lately(looking: Looking): Promise<readonly Entry[]> {
    return this.#ask('lately', looking)
  }

  changes(listening: Listening = {}): AsyncIterable<readonly Entry[]> {
    return listening.after === undefined ? this.#line.listen(listening) : this.#listen(listening)
  }

  #listen(listening: Listening, presence?: HttpPresence): AsyncIterable<readonly Entry[]> {
    return listenOver(`${this.#url}/changes`, this.#fetch, listening, presence && ((marks) => presence.take(marks)))
  }

  /** What nobody has answered bears the same id when it is wished again: it may have been done the first time. */
  async #once(wish: string, given: string | undefined, send: (id: string) => Promise<Committed>): Promise<Committed> {
    const id = given ?? this.#unheard.get(wish) ?? crypto.randomUUID()
    try {
      const answer = await send(id)
      this.#unheard.delete(wish)
      return answer
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error
      this.#unheard.set(wish, id)
      return unheard(error)
    }
  }

  async #ask<O extends Operation>(operation: O, ask: Operations[O]['ask'], attempt = 1): Promise<Operations[O]['answer']> {
    const heard = await this.#send(operation, ask).catch((error: unknown) => {
      if (attempt >= ATTEMPTS) throw new Unreachable(operation, { cause: error })
      return undefined
    })
    const isLater = heard !== undefined && (heard.status === TOO_FAST || heard.status >= 502)
    if (heard === undefined || (isLater && attempt < ATTEMPTS)) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * attempt))
      return this.#ask(operation, ask, attempt + 1)
    }
    if (heard.ok) return heard.answer
    if (heard.status === 401) throw new SignedOut(operation)
    if (heard.status === TOO_FAST || heard.status >= 500) throw new Unreachable(`${operation}: ${heard.status}`)
    throw new DefinitionError(operation, heard.fault, '')
  }

  /** Rejects where an answer breaks off before its end, as where none comes: whoever asked has not heard it. */
  async #send<O extends Operation>(operation: O, ask: Operations[O]['ask']): Promise<Heard<O>> {
    const response = await this.#fetch(`${this.#url}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // What is undefined is left out of JSON; in values of a change that means the same.
      body: JSON.stringify(ask),
    })
    const { status, statusText } = response
    if (response.ok) return { ok: true, status, answer: (await response.json()) as Operations[O]['answer'] }
    const { fault } = (await response.json().catch(() => ({ fault: statusText }))) as Fault
    return { ok: false, status, fault }
  }
}
