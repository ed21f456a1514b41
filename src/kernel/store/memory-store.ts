import type { At } from '../at.ts'
import { isReference, titleOf, type AnyEntity } from '../define-entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../messages.ts'
import { DefinitionError } from '../problem.ts'
import type { Author, Change } from './change.ts'
import { newId } from './new-id.ts'
import { plan, type Entities, type Step } from './plan.ts'
import { measureRows, queryRows, termsOf, withDerived, type Readable } from './read-rows.ts'
import type { Committed, Entry, Measure, Measured, Page, Query, Store } from './store.ts'

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
  readonly #tables = new Map<string, Map<string, AnyRow>>()
  readonly #entries: Entry[] = []
  readonly #listeners = new Set<(entries: readonly Entry[]) => void>()
  readonly #at: () => At
  readonly #now: () => string
  #commits = 0
  #queue: Promise<unknown> = Promise.resolve()
  #derived = new Map<string, readonly AnyRow[]>()
  #counts = new Map<string, Map<unknown, number>>()
  readonly #terms = new WeakMap<AnyRow, readonly string[]>()
  #day = ''

  constructor({ entities, sample = {}, at, now = () => new Date().toISOString() }: MemoryOptions) {
    this.#entities = new Map(entities.map((entity) => [entity.name, entity]))
    for (const { name } of entities) this.#tables.set(name, new Map((sample[name] ?? []).map((row) => [row.id, row])))
    this.#at = at
    this.#now = now
  }

  async query(query: Query): Promise<Page> {
    const readable = this.#readable(query.entity)
    const { rows, total } = queryRows(readable, query)
    return { rows, total, names: this.#namesIn(readable.entity, rows) }
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return this.#readable(entity).rows.find((row) => row.id === id)
  }

  async measure(measure: Measure): Promise<Measured> {
    return measureRows(this.#readable(measure.entity), measure)
  }

  commit(changes: readonly Change[], author: Author): Promise<Committed> {
    return this.#inTurn(async () => {
      const result = await plan(this.#entities, this.#reader(), changes, this.#at(), newId)
      return result.ok ? this.#write(result.steps, author) : result
    })
  }

  undo(commit: number, { by }: Pick<Author, 'by'>): Promise<Committed> {
    return this.#inTurn(async () => {
      const entries = this.#entries.filter((entry) => entry.commit === commit)
      if (entries.length === 0) return { ok: false, problems: [{ path: '', code: 'not_found', message: messages.undoUnknown() }] }
      const steps: Step[] = []
      for (const { entity, id, before, after } of entries) {
        const current = this.#table(entity).get(id)
        if (current?.version !== after?.version) {
          const title = this.#title(id) ?? this.#entity(entity).label.one.toLowerCase()
          return { ok: false, problems: [{ path: '', code: 'conflict', message: messages.undoConflict(title) }] }
        }
        const restored = before && { ...before, version: Math.max(before.version, after?.version ?? 0) + 1 }
        steps.push({ entity, id, ...(current && { before: current }), ...(restored && { after: restored }) })
      }
      return this.#write(steps, { by, via: 'undo' })
    })
  }

  async history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#entries.filter((entry) => entry.entity === entity && entry.id === id)
  }

  changes(since: number, hear: (entries: readonly Entry[]) => void): () => void {
    const past = this.#entries.filter((entry) => entry.seq > since)
    if (past.length > 0) hear(past)
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
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
      if (after) this.#table(entity).set(id, after)
      else this.#table(entity).delete(id)
    }
    this.#entries.push(...entries)
    this.#forget()
    for (const hear of this.#listeners) hear(entries)
    const rows = steps.flatMap(({ entity, id, after }) => (after ? this.#readable(entity).rows.filter((row) => row.id === id) : []))
    return { ok: true, commit, rows }
  }

  #reader() {
    return {
      get: async (entity: string, id: string) => this.#table(entity).get(id),
      countReferring: async (entity: string, field: string, id: string) => this.#count(entity, field, id),
    }
  }

  #forget(): void {
    this.#derived = new Map()
    this.#counts = new Map()
  }

  #entity(name: string): AnyEntity {
    const entity = this.#entities.get(name)
    if (!entity) throw new DefinitionError(name, 'is not an entity of this store.', `Entities: ${[...this.#entities.keys()].join(', ')}.`)
    return entity
  }

  #table(name: string): Map<string, AnyRow> {
    return this.#tables.get(this.#entity(name).name) ?? new Map<string, AnyRow>()
  }

  #readable(name: string): Readable {
    const entity = this.#entity(name)
    const { today } = this.#at()
    if (today !== this.#day) this.#forget()
    this.#day = today
    const known = this.#derived.get(name)
    const rows =
      known ??
      [...this.#table(name).values()].map((row) => withDerived(entity, row, { today }, (other, by, id) => this.#count(other, by, id)))
    this.#derived.set(name, rows)
    const names = (id: string) => this.#title(id)
    return { entity, rows, names, terms: (row) => this.#termsOf(entity, row) }
  }

  #termsOf(entity: AnyEntity, row: AnyRow): readonly string[] {
    const known = this.#terms.get(row)
    const terms = known ?? termsOf(entity, row, (id) => this.#title(id))
    if (!known) this.#terms.set(row, terms)
    return terms
  }

  #count(entity: string, field: string, id: string): number {
    const key = `${entity}.${field}`
    const known = this.#counts.get(key)
    const counts = known ?? countBy(this.#table(entity).values(), field)
    if (!known) this.#counts.set(key, counts)
    return counts.get(id) ?? 0
  }

  #title(id: string): string | undefined {
    const name = id.slice(0, id.lastIndexOf('_'))
    const row = this.#tables.get(name)?.get(id)
    return row && titleOf(this.#entity(name), row)
  }

  #namesIn(entity: AnyEntity, rows: readonly AnyRow[]): Record<string, string> {
    const names: Record<string, string> = {}
    for (const [key, field] of Object.entries(entity.fields)) {
      if (!isReference(field)) continue
      for (const row of rows) {
        const id = row[key]
        const title = typeof id === 'string' && !(id in names) ? this.#title(id) : undefined
        if (typeof id === 'string' && title !== undefined) names[id] = title
      }
    }
    return names
  }
}

function countBy(rows: Iterable<AnyRow>, field: string): Map<unknown, number> {
  const counts = new Map<unknown, number>()
  for (const row of rows) counts.set(row[field], (counts.get(row[field]) ?? 0) + 1)
  return counts
}
