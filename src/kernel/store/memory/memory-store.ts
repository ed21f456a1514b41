import type { At } from '../../at.ts'
import type { AnyEntity } from '../../define-entity.ts'
import { foldText } from '../../italian/words.ts'
import type { Around } from '../../expression/path.ts'
import { scopeOf, type Scope } from '../../expression/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Change } from '../change.ts'
import type { Entities } from '../entities.ts'
import { entriesOf } from '../entries.ts'
import { newId } from '../new-id.ts'
import { plan, planUndo, type Ground, type Plan } from '../plan/plan.ts'
import type { Committed, CommitOptions, Entry, Listening, Measure, Measured, Page, Query, Store } from '../store.ts'
import type { Via } from '../change.ts'
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
  readonly #entities: Entities
  readonly #tables: Tables
  readonly #search: SearchColumn
  readonly #feed = new Feed()
  readonly #answers = new Map<string, Committed>()
  /** Which commit touched a record last. */
  readonly #last = new Map<string, number>()
  readonly #at: () => At
  readonly #now: () => string
  readonly by: string
  #commits = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ entities, sample = {}, at, by = '', now = () => new Date().toISOString() }: MemoryOptions) {
    this.#entities = new Map(entities.map((entity) => [entity.name, entity]))
    this.#tables = Tables.of(this.#entities, sample, at)
    this.#search = new SearchColumn(this.#tables)
    this.#at = at
    this.by = by
    this.#now = now
  }

  async query(query: Query): Promise<Page> {
    const { scope, around, rows, scores } = this.#found(query)
    const { rows: page, next } = pageOf(scope, rows, query, scores, around)
    return {
      rows: query.select ? selected(scope, page, query.select, around) : page,
      names: this.#search.namesIn(query.entity, page),
      ...(query.total && { total: rows.length }),
      ...(next !== undefined && { next }),
    }
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return this.#tables.table(entity).get(id)
  }

  async getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
    const table = this.#tables.table(entity)
    return ids.flatMap((id) => table.get(id) ?? [])
  }

  async lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const called = Map.groupBy(this.#tables.table(entity).rows(), ({ id }) => foldText(this.#search.title(id) ?? ''))
    return new Map(
      titles.flatMap((title) => {
        const rows = called.get(foldText(title))
        return rows ? [[title, rows.map(({ id }) => id).toSorted()] as const] : []
      }),
    )
  }

  async measure(measure: Measure): Promise<Measured> {
    const { scope, around, rows } = this.#found(measure)
    return measureRows(scope, rows, measure, around)
  }

  measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    return Promise.all(measures.map((measure) => this.measure(measure)))
  }

  commit(changes: readonly Change[], { via, id }: CommitOptions): Promise<Committed> {
    return this.#inTurn(id, via, (ground) => plan(ground, changes))
  }

  undo(commit: number, { id }: { readonly id?: string } = {}): Promise<Committed> {
    const entries = this.#feed.past().filter((entry) => entry.commit === commit)
    return this.#inTurn(id, 'undo', (ground) => planUndo(ground, entries, this.#last))
  }

  async history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#feed.past().filter((entry) => entry.entity === entity && entry.id === id)
  }

  changes(listening: Listening = {}): AsyncIterable<readonly Entry[]> {
    return this.#feed.listen(listening)
  }

  /** One commit after the other, as a database would do it; a refusal does not stop the next, and what was answered stays answered. */
  #inTurn(id: string | undefined, via: Via, work: (ground: Ground) => Promise<Plan>): Promise<Committed> {
    const answer = async () => {
      const known = id === undefined ? undefined : this.#answers.get(id)
      if (known) return known
      const draft = this.#tables.draft()
      const result = await work({ entities: this.#entities, work: memoryWork(draft, this.#entities), at: this.#at(), newId })
      const committed = result.ok ? this.#write(result.steps, via) : result
      if (id !== undefined && committed.ok) this.#answers.set(id, committed)
      return committed
    }
    const turn = this.#queue.then(answer, answer)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #write(steps: Extract<Plan, { ok: true }>['steps'], via: Via): Committed {
    const commit = ++this.#commits
    const entries = entriesOf(steps, { commit, via, by: this.by, at: this.#now(), seq: this.#feed.past().length })
    this.#tables.write(steps)
    for (const { id } of steps) this.#last.set(id, commit)
    this.#search.forget(steps)
    this.#feed.tell(entries)
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
