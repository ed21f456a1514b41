import type { Asker } from '../../door/asker.ts'
import type { Sight } from '../../access/sight.types.ts'
import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import { foldText } from '../../italian/words.ts'
import type { Around } from '../../evaluation/path.ts'
import { scopeOf, type Scope } from '../../evaluation/scope.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { Door, type Truth } from '../access/door.ts'
import type { Via } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import { entriesOf } from '../entries.ts'
import { newId } from '../../door/new-id.ts'
import { plan, planUndo, type Ground, type Plan } from '../plan/plan.ts'
import type { Step } from '../work.ts'
import type { Committed, Measure, Measured, Page, Query, Rehearsed } from '../../door/store.ts'
import { Feed, lately } from './feed.ts'
import { KnownLists } from './known-lists.ts'
import { Listed, selected } from './listed.ts'
import { measureRows } from './measure-rows.ts'
import { memoryWork } from './memory-work.ts'
import { rowsWhere } from './query-rows.ts'
import { SearchColumn } from './search-column.ts'
import { Tables } from './tables.ts'
import { atOnce, bitByBit, type Unhurried } from './unhurried.ts'

/** How often somebody begins again whose records changed while he looked at them. */
const PATIENCE = 3

export interface MemoryOptions {
  readonly entities: readonly AnyEntity[]
  /** Records to begin with, by entity. They are taken as they are; see `checkSample`. */
  readonly sample?: Readonly<Record<string, readonly AnyRow[]>>
  /** The day, asked for at every reading so that a page left open overnight wakes up in the new day. */
  readonly at: () => At
  /** Who works here, for the history. */
  readonly by?: string
  /** The moment written into the history; an ISO instant. */
  readonly now?: () => string
}

/** The store of the open demo pages and of tests: everything in memory, gone on reload, the same rules as every other store. */
export class MemoryStore extends Door {
  readonly #memory: Memory

  constructor(options: MemoryOptions | Memory, asker: Asker = ownerOf(options)) {
    const memory = options instanceof Memory ? options : new Memory(options)
    super(memory.entities, asker, (sight) => memory.seenBy(asker, sight))
    this.#memory = memory
  }

  /** The same records, opened by somebody else; by the owner where no groups are said. */
  openedBy(by: string, groups: Asker['groups'] = 'all'): MemoryStore {
    return new MemoryStore(this.#memory, { by, groups })
  }
}

const ownerOf = (options: MemoryOptions | Memory): Asker => ({ by: ('by' in options && options.by) || '', groups: 'all' })

interface Asking {
  readonly id: string | undefined
  readonly via: Via
  readonly by: string
  readonly sight: Sight
}

/** The records behind the stores of all who have opened them. */
class Memory {
  readonly entities: Entities
  readonly #tables: Tables
  readonly #search: SearchColumn
  /** The words of records for those who see less of them. */
  readonly #searches = new Map<Sight, SearchColumn>()
  readonly feed = new Feed()
  readonly #answers = new Map<string, Committed>()
  /** Which commit touched a record last. */
  readonly #last = new Map<string, number>()
  readonly #at: () => At
  readonly #now: () => string
  #commits = 0
  #queue: Promise<unknown> = Promise.resolve()

  constructor({ entities, sample = {}, at, now = () => new Date().toISOString() }: MemoryOptions) {
    this.entities = new Map(entities.map((entity) => [entity.name, entity]))
    this.#tables = Tables.of(this.entities, sample, at)
    this.#search = new SearchColumn(this.#tables, this.entities)
    this.#at = at
    this.#now = now
  }

  /** The records as they are, asked and changed by somebody. */
  seenBy({ by }: Asker, sight: Sight): Truth {
    const search = this.#searchOf(sight)
    const known = new KnownLists()
    return {
      query: async (query) => this.settled((state) => this.query(query, search, known, state)),
      getMany: async (entity, ids) => this.getMany(entity, ids),
      lookup: async (entity, titles) => this.settled(() => this.lookup(entity, titles)),
      measures: async (measures) => this.settled(() => this.measures(measures, search)),
      commit: (changes, { via, id }) => this.inTurn({ id, via, by, sight }, (ground) => plan(ground, changes)),
      rehearse: (changes, { via }) => this.tried({ via, by, sight }, (ground) => plan(ground, changes)),
      undo: (commit, { id } = {}) => this.inTurn({ id, via: 'undo', by, sight }, (ground) => this.planUndo(ground, commit)),
      lately: async (looking) => lately(this.feed.past(), looking, by),
      history: async (entity, id) => this.feed.past().filter((entry) => entry.entity === entity && entry.id === id),
      changes: (listening = {}) => this.feed.listen(listening),
    }
  }

  #searchOf(sight: Sight): SearchColumn {
    if (sight.isWhole) return this.#search
    const search = this.#searches.get(sight) ?? new SearchColumn(this.#tables, sight.entities)
    this.#searches.set(sight, search)
    return search
  }

  /** What was worked out from records that stayed as they were meanwhile; in one go for who would never be done otherwise. */
  async settled<T>(work: (state: string) => Unhurried<T>): Promise<T> {
    const state = () => `${this.#commits} ${this.#at().today}`
    for (let attempt = 1; attempt <= PATIENCE; attempt++) {
      const begun = state()
      const answer = await bitByBit(work(begun))
      if (begun === state()) return answer
    }
    return atOnce(work(state()))
  }

  *query(query: Query, search: SearchColumn, known: KnownLists, state: string): Unhurried<Page> {
    const { scope, around } = this.#scopeOf(query.entity)
    const list = known.get(state, query) ?? (yield* this.#listed(query, search))
    known.keep(state, query, list)
    const { rows: page, next } = yield* list.page(query.page)
    const answered = query.select ? selected(scope, page, query.select, around) : page
    return {
      rows: answered,
      names: this.#search.namesIn(query.entity, answered),
      ...(query.total && { total: list.total }),
      ...(next !== undefined && { next }),
    }
  }

  *#listed(query: Query, search: SearchColumn): Unhurried<Listed> {
    const { scope, around } = this.#scopeOf(query.entity)
    const { rows, scores } = yield* this.#found(query, search)
    return yield* Listed.of(scope, rows, query, scores, around)
  }

  getMany(entity: string, ids: readonly string[]): readonly AnyRow[] {
    const table = this.#tables.table(entity)
    return ids.flatMap((id) => table.get(id) ?? [])
  }

  *lookup(entity: string, titles: readonly string[]): Unhurried<ReadonlyMap<string, readonly string[]>> {
    const called = Map.groupBy(yield* this.#tables.table(entity).rows(), ({ id }) => foldText(this.#search.title(id) ?? ''))
    return new Map(
      titles.flatMap((title) => {
        const rows = called.get(foldText(title))
        return rows ? [[title, rows.map(({ id }) => id).toSorted()] as const] : []
      }),
    )
  }

  *measures(measures: readonly Measure[], search: SearchColumn): Unhurried<readonly Measured[]> {
    const all: Measured[] = []
    for (const measure of measures) {
      const { scope, around } = this.#scopeOf(measure.entity)
      const { rows } = yield* this.#found(measure, search)
      all.push(measureRows(scope, rows, measure, around))
    }
    return all
  }

  planUndo(ground: Ground, commit: number): Promise<Plan> {
    const entries = this.feed.past().filter((entry) => entry.commit === commit)
    return planUndo(ground, entries, this.#last)
  }

  /** One commit after the other, as a database would do it; a refusal does not stop the next, and what was answered stays answered. */
  inTurn(asking: Asking, work: (ground: Ground) => Promise<Plan>): Promise<Committed> {
    const { id } = asking
    return this.#next(async () => {
      const known = id === undefined ? undefined : this.#answers.get(id)
      if (known) return known
      const result = await this.#planned(asking, work)
      const committed = result.ok ? this.#write(result.steps, asking) : result
      if (id !== undefined && committed.ok) this.#answers.set(id, committed)
      return committed
    })
  }

  /** A commit of which nothing stays, in its turn like the others. */
  tried(asking: Omit<Asking, 'id'>, work: (ground: Ground) => Promise<Plan>): Promise<Rehearsed> {
    return this.#next(async () => {
      const result = await this.#planned(asking, work)
      return result.ok ? { ok: true } : result
    })
  }

  /** What is planned stands in a draft, which goes with it. */
  #planned({ via, sight }: Omit<Asking, 'id'>, work: (ground: Ground) => Promise<Plan>): Promise<Plan> {
    const draft = memoryWork(this.#tables.draft(), this.entities)
    return work({ entities: this.entities, sight, work: draft, at: this.#at(), newId, via })
  }

  /** What is asked meanwhile waits for its turn. */
  #next<T>(answer: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(answer, answer)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  #write(steps: readonly Step[], { via, by }: Asking): Committed {
    const commit = ++this.#commits
    const entries = entriesOf(steps, { commit, via, by, at: this.#now(), seq: this.feed.past().length })
    this.#tables.write(steps)
    for (const { id } of steps) this.#last.set(id, commit)
    for (const search of [this.#search, ...this.#searches.values()]) search.forget(steps)
    this.feed.tell(entries)
    return { ok: true, commit, rows: steps.flatMap(({ entity, id }) => this.#tables.table(entity).get(id) ?? []) }
  }

  #scopeOf(entity: string): { readonly scope: Scope; readonly around: Around } {
    return { scope: scopeOf(this.#tables.table(entity).entity, this.entities), around: this.#tables.around }
  }

  *#found(
    { entity, where, search }: Pick<Query, 'entity' | 'where' | 'search'>,
    words: SearchColumn,
  ): Unhurried<{ readonly rows: readonly AnyRow[]; readonly scores: ReadonlyMap<AnyRow, number> | undefined }> {
    const { scope, around } = this.#scopeOf(entity)
    const rows = yield* rowsWhere(this.#tables.table(entity), scope, where, around)
    if (search === undefined || search.trim() === '') return { rows, scores: undefined }
    const scores = yield* words.scores(rows, entity, search)
    return { rows: [...scores.keys()], scores }
  }
}
