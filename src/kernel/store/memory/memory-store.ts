import type { At } from '../../at.ts'
import type { AnyEntity } from '../../entity.ts'
import { foldText } from '../../italian/words.ts'
import type { Around } from '../../expression/path.ts'
import { scopeOf, type Scope } from '../../expression/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Change, Via } from '../change.ts'
import type { Entities } from '../entities.ts'
import { entriesOf } from '../entries.ts'
import { newId } from '../new-id.ts'
import { plan, planUndo, type Ground, type Plan } from '../plan/plan.ts'
import type { Step } from '../plan/work.ts'
import type { Committed, CommitOptions, Entry, Listening, Measure, Measured, Page, Query, Store } from '../store.ts'
import { Feed } from './feed.ts'
import { measureRows } from './measure-rows.ts'
import { memoryWork } from './memory-work.ts'
import { pageOf, rowsWhere, selected } from './query-rows.ts'
import { SearchColumn } from './search-column.ts'
import { Tables } from './tables.ts'

export interface MemoryOptions {
  readonly entities: readonly AnyEntity[]
  /** Records to begin with, by entity. They are taken as they are: the conformance suite validates every sample. */
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
  /** The day, asked for at every reading so that a page left open overnight wakes up in the new day. */
  readonly at: () => At
  /** Who works here, for the history. */
  readonly by?: string
  /** The moment written into the history; an ISO instant. */
  readonly now?: () => string
}

/** The store of the open demo pages and of tests: everything in memory, gone on reload, the same rules as every other store. */
export class MemoryStore implements Store {
  readonly by: string
  readonly #memory: Memory

  constructor(options: MemoryOptions | Memory, by = '') {
    this.#memory = options instanceof Memory ? options : new Memory(options)
    this.by = options instanceof Memory ? by : (options.by ?? by)
  }

  /** The same records, opened by somebody else. */
  openedBy(by: string): MemoryStore {
    return new MemoryStore(this.#memory, by)
  }

  async query(query: Query): Promise<Page> {
    return this.#memory.query(query)
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return this.#memory.getMany(entity, [id])[0]
  }

  async getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
    return this.#memory.getMany(entity, ids)
  }

  async lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#memory.lookup(entity, titles)
  }

  async measure(measure: Measure): Promise<Measured> {
    return this.#memory.measure(measure)
  }

  async measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    return measures.map((measure) => this.#memory.measure(measure))
  }

  commit(changes: readonly Change[], { via, id }: CommitOptions): Promise<Committed> {
    return this.#memory.inTurn({ id, via, by: this.by }, (ground) => plan(ground, changes))
  }

  undo(commit: number, { id }: { readonly id?: string } = {}): Promise<Committed> {
    return this.#memory.inTurn({ id, via: 'undo', by: this.by }, (ground) => this.#memory.planUndo(ground, commit))
  }

  async history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#memory.feed.past().filter((entry) => entry.entity === entity && entry.id === id)
  }

  changes(listening: Listening = {}): AsyncIterable<readonly Entry[]> {
    return this.#memory.feed.listen(listening)
  }
}

interface Asking {
  readonly id: string | undefined
  readonly via: Via
  readonly by: string
}

/** The records behind the stores of all who have opened them. */
class Memory {
  readonly #entities: Entities
  readonly #tables: Tables
  readonly #search: SearchColumn
  readonly feed = new Feed()
  readonly #answers = new Map<string, Committed>()
  /** Which commit touched a record last. */
  readonly #last = new Map<string, number>()
  readonly #at: () => At
  readonly #now: () => string
  #commits = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ entities, sample = {}, at, now = () => new Date().toISOString() }: MemoryOptions) {
    this.#entities = new Map(entities.map((entity) => [entity.name, entity]))
    this.#tables = Tables.of(this.#entities, sample, at)
    this.#search = new SearchColumn(this.#tables)
    this.#at = at
    this.#now = now
  }

  query(query: Query): Page {
    const { scope, around, rows, scores } = this.#found(query)
    const { rows: page, next } = pageOf(scope, rows, query, scores, around)
    return {
      rows: query.select ? selected(scope, page, query.select, around) : page,
      names: this.#search.namesIn(query.entity, page),
      ...(query.total && { total: rows.length }),
      ...(next !== undefined && { next }),
    }
  }

  getMany(entity: string, ids: readonly string[]): readonly AnyRow[] {
    const table = this.#tables.table(entity)
    return ids.flatMap((id) => table.get(id) ?? [])
  }

  lookup(entity: string, titles: readonly string[]): ReadonlyMap<string, readonly string[]> {
    const called = Map.groupBy(this.#tables.table(entity).rows(), ({ id }) => foldText(this.#search.title(id) ?? ''))
    return new Map(
      titles.flatMap((title) => {
        const rows = called.get(foldText(title))
        return rows ? [[title, rows.map(({ id }) => id).toSorted()] as const] : []
      }),
    )
  }

  measure(measure: Measure): Measured {
    const { scope, around, rows } = this.#found(measure)
    return measureRows(scope, rows, measure, around)
  }

  planUndo(ground: Ground, commit: number): Promise<Plan> {
    const entries = this.feed.past().filter((entry) => entry.commit === commit)
    return planUndo(ground, entries, this.#last)
  }

  /** One commit after the other, as a database would do it; a refusal does not stop the next, and what was answered stays answered. */
  inTurn(asking: Asking, work: (ground: Ground) => Promise<Plan>): Promise<Committed> {
    const { id, via } = asking
    const answer = async () => {
      const known = id === undefined ? undefined : this.#answers.get(id)
      if (known) return known
      const draft = this.#tables.draft()
      const result = await work({ entities: this.#entities, work: memoryWork(draft, this.#entities), at: this.#at(), newId, via })
      const committed = result.ok ? this.#write(result.steps, asking) : result
      if (id !== undefined && committed.ok) this.#answers.set(id, committed)
      return committed
    }
    const turn = this.#queue.then(answer, answer)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #write(steps: readonly Step[], { via, by }: Asking): Committed {
    const commit = ++this.#commits
    const entries = entriesOf(steps, { commit, via, by, at: this.#now(), seq: this.feed.past().length })
    this.#tables.write(steps)
    for (const { id } of steps) this.#last.set(id, commit)
    this.#search.forget(steps)
    this.feed.tell(entries)
    return { ok: true, commit, rows: steps.flatMap(({ entity, id }) => this.#tables.table(entity).get(id) ?? []) }
  }

  #found({ entity, where, search }: Pick<Query, 'entity' | 'where' | 'search'>): {
    readonly scope: Scope
    readonly around: Around
    readonly rows: readonly AnyRow[]
    readonly scores: ReadonlyMap<AnyRow, number> | undefined
  } {
    const table = this.#tables.table(entity)
    const scope = scopeOf(table.entity, this.#entities)
    const around = this.#tables.around
    const rows = rowsWhere(table, scope, where, around)
    const scores = search === undefined || search.trim() === '' ? undefined : this.#search.scores(rows, entity, search)
    return { scope, around, rows: scores ? [...scores.keys()] : rows, scores }
  }
}
