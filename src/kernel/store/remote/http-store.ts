import { DefinitionError } from '../../problem.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Change } from '../change.ts'
import type { Committed, CommitOptions, Entry, Listening, Measure, Measured, Page, Query, Store } from '../store.ts'
import { listenOver } from './listen-over.ts'
import type { Fault, Operation, Operations } from './protocol.ts'

export interface HttpStoreOptions {
  /** The address of the door, without a stroke at its end: `/api/spazi/mio/store`. */
  readonly url: string
  readonly by: string
  readonly fetch?: typeof fetch
}

/** The same question is asked again when the network fails: reading changes nothing, and a commit bears its id. */
const ATTEMPTS = 3
const AGAIN_MS = 200

/** The door as a browser has it: every question goes to a server. A commit that was sent and not heard of is sent again under its id. */
export class HttpStore implements Store {
  readonly by: string
  readonly #url: string
  readonly #fetch: typeof fetch

  constructor({ url, by, fetch: own = fetch }: HttpStoreOptions) {
    this.by = by
    this.#url = url
    this.#fetch = own
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

  commit(changes: readonly Change[], { via, id = crypto.randomUUID() }: CommitOptions): Promise<Committed> {
    return this.#ask('commit', { changes, options: { via, id } })
  }

  undo(commit: number, { id = crypto.randomUUID() }: { readonly id?: string } = {}): Promise<Committed> {
    return this.#ask('undo', { commit, id })
  }

  history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#ask('history', { entity, id })
  }

  changes(listening: Listening = {}): AsyncIterable<readonly Entry[]> {
    return listenOver(`${this.#url}/changes`, this.#fetch, listening)
  }

  async #ask<O extends Operation>(operation: O, ask: Operations[O]['ask'], attempt = 1): Promise<Operations[O]['answer']> {
    const response = await this.#send(operation, ask).catch((error: unknown) => {
      if (attempt >= ATTEMPTS) throw error
      return undefined
    })
    if (response === undefined || (response.status >= 502 && attempt < ATTEMPTS)) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * attempt))
      return this.#ask(operation, ask, attempt + 1)
    }
    if (response.ok) return (await response.json()) as Operations[O]['answer']
    const { fault } = (await response.json().catch(() => ({ fault: response.statusText }))) as Fault
    throw new DefinitionError(operation, fault, '')
  }

  #send(operation: Operation, ask: unknown): Promise<Response> {
    return this.#fetch(`${this.#url}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // What is undefined is left out of JSON; in values of a change that means the same.
      body: JSON.stringify(ask),
    })
  }
}
