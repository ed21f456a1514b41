import type { At } from '../at.ts'
import { titleOf, type AnyEntity } from '../define-entity.ts'
import { knownBy } from '../derive/same-record.ts'
import { isCounted } from '../fields/derived.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { DefinitionError } from '../problem.ts'
import { heldAt, referencesOf } from '../references.ts'
import type { Author, Change } from './change.ts'
import type { Step } from './draft.ts'
import { entityOfId, type Entities } from './entities.ts'
import { MemoryTable } from './memory-table.ts'
import { newId } from './new-id.ts'
import { plan, planUndo } from './plan.ts'
import { compileCondition, measureRows, queryRows, type Readable } from './read-rows.ts'
import type { Committed, Condition, Entry, Measure, Measured, Page, Query, Store } from './store.ts'

export interface MemoryOptions {
  readonly entities: readonly AnyEntity[]
  /** Records to begin with, by entity. They are taken as they are: the conformance suite validates every sample. */
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
  /** The day, asked for at every reading so that a page left open overnight wakes up in the new day. */
  readonly at: () => At
  /** The moment written into the history; an ISO instant. */
  readonly now?: () => string
}

/** The store of the open demo pages and of tests: everything in memory, gone on reload, the same rules as every other store. */
export class MemoryStore implements Store {
  readonly #entities: Entities
  readonly #tables: ReadonlyMap<string, MemoryTable>
  readonly #entries: Entry[] = []
  /** Which commit touched a record last. */
  readonly #last = new Map<string, number>()
  readonly #listeners = new Set<{ readonly hear: (entries: readonly Entry[]) => void }>()
  readonly #at: () => At
  readonly #now: () => string
  #commits = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ entities, sample = {}, at, now = () => new Date().toISOString() }: MemoryOptions) {
    const count = (entity: string, field: string, id: string) => this.#table(entity).count(field, id)
    const names = (id: string) => this.#knownBy(id)
    this.#entities = new Map(entities.map((entity) => [entity.name, entity]))
    this.#tables = new Map(entities.map((entity) => [entity.name, new MemoryTable(entity, sample[entity.name] ?? [], count, names)]))
    this.#at = at
    this.#now = now
  }

  async query(query: Query): Promise<Page> {
    const readable = this.#readable(query.entity)
    const { rows, total } = queryRows(readable, query)
    return { rows, total, names: this.#namesIn(readable.entity, rows) }
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return this.#table(entity).get(id, this.#at())
  }

  async measure(measure: Measure): Promise<Measured> {
    return measureRows(this.#readable(measure.entity), measure)
  }

  commit(changes: readonly Change[], author: Author): Promise<Committed> {
    return this.#inTurn(async () => {
      const result = await plan(this.#entities, this.#reader, changes, this.#at(), newId)
      return result.ok ? this.#write(result.steps, author) : result
    })
  }

  undo(commit: number, { by }: Pick<Author, 'by'>): Promise<Committed> {
    return this.#inTurn(async () => {
      const entries = this.#entries.filter((entry) => entry.commit === commit)
      const result = await planUndo(this.#entities, this.#reader, entries, this.#at())
      return result.ok ? this.#write(result.steps, { by, via: 'undo' }) : result
    })
  }

  async history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#entries.filter((entry) => entry.entity === entity && entry.id === id)
  }

  changes(since: number, hear: (entries: readonly Entry[]) => void): () => void {
    const past = this.#entries.slice(Math.max(since, 0))
    if (past.length > 0) tell(hear, past)
    const listener = { hear }
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** One commit after the other, as a database would do it; a refusal does not stop the next. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(work, work)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #write(steps: readonly Step[], author: Author): Committed {
    const commit = ++this.#commits
    const at = this.#now()
    const entries = steps.map((step, index): Entry => ({ ...step, ...author, at, commit, seq: this.#entries.length + index + 1 }))
    for (const { entity, id, after } of steps) {
      this.#table(entity).set(id, after)
      this.#last.set(`${entity} ${id}`, commit)
    }
    for (const step of steps) this.#recount(step)
    this.#rename(steps)
    this.#entries.push(...entries)
    // Who begins to listen while others hear has already been told the past.
    const listeners = [...this.#listeners]
    for (const { hear } of listeners) tell(hear, entries)
    const rows = steps.flatMap(({ entity, id }) => this.#table(entity).get(id, this.#at()) ?? [])
    return { ok: true, commit, rows }
  }

  /** Records that count others by a reference have another count when the reference moves. */
  #recount({ entity, before, after }: Step): void {
    for (const table of this.#tables.values()) {
      for (const field of Object.values(table.entity.fields)) {
        if (!isCounted(field) || field.counts.entity !== entity) continue
        const [from, to] = [before?.[field.counts.by], after?.[field.counts.by]]
        if (from === to) continue
        for (const id of [from, to]) if (typeof id === 'string') table.touch(id)
      }
    }
  }

  #rename(steps: readonly Step[]): void {
    const renamed = new Map<string, Set<string>>()
    for (const { entity: name, id, before, after } of steps) {
      const entity = this.#entity(name)
      if (!before || !after || knownBy(entity, before) === knownBy(entity, after)) continue
      renamed.set(name, (renamed.get(name) ?? new Set()).add(id))
    }
    for (const [name, ids] of renamed) for (const table of this.#tables.values()) table.renamed(name, ids)
  }

  readonly #reader = {
    get: async (entity: string, id: string) => this.#table(entity).stored(id),
    countReferring: async (entity: string, field: string, id: string) => this.#table(entity).count(field, id),
    find: async (entity: string, where: readonly Condition[]) => {
      const table = this.#table(entity)
      const tests = where.map((condition) => compileCondition(table.entity, condition))
      return table.storedRows().filter((row) => tests.every((test) => test(row)))
    },
    lastCommit: async (entity: string, id: string) => this.#last.get(`${entity} ${id}`),
  }

  #entity(name: string): AnyEntity {
    return this.#table(name).entity
  }

  #table(name: string): MemoryTable {
    const table = this.#tables.get(name)
    if (!table) throw new DefinitionError(name, 'is not an entity of this store.', `Entities: ${[...this.#tables.keys()].join(', ')}.`)
    return table
  }

  #readable(name: string): Readable {
    const table = this.#table(name)
    const at = this.#at()
    return { entity: table.entity, rows: table.rows(at), today: at.today, names: (id) => this.#title(id), terms: (row) => table.terms(row) }
  }

  #title(id: string): string | undefined {
    const entity = entityOfId(this.#entities, id)
    const row = entity && this.#table(entity.name).stored(id)
    return row && titleOf(entity, row)
  }

  /** The words by which whoever refers to a record is found. */
  #knownBy(id: string): string | undefined {
    const entity = entityOfId(this.#entities, id)
    const row = entity && this.#table(entity.name).stored(id)
    return row && knownBy(entity, row)
  }

  #namesIn(entity: AnyEntity, rows: readonly AnyRow[]): Record<string, string> {
    const names: Record<string, string> = {}
    for (const { path } of referencesOf(entity)) {
      for (const row of rows) {
        for (const id of heldAt(row, path)) {
          const title = typeof id === 'string' && !(id in names) ? this.#title(id) : undefined
          if (typeof id === 'string' && title !== undefined) names[id] = title
        }
      }
    }
    return names
  }
}

/** Who listens may fail; what is written stays written, and the others hear of it too. */
function tell(hear: (entries: readonly Entry[]) => void, entries: readonly Entry[]): void {
  try {
    hear(entries)
  } catch (error) {
    console.error(error)
  }
}
