import { sightOf } from '../../access/sight.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Change } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import { Feed } from '../memory/feed.ts'
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
import { foreseenPage, foreseenRow, type Wish } from './foreseen.ts'

interface ForeseeingOptions {
  readonly entities: readonly AnyEntity[]
  readonly today: () => string
}

/** Lists that are remembered: those on screen, and some more. */
const MOST = 200

interface Held {
  readonly query: Query
  page: Page
}

/**
 * A store that is far away, made to answer at once: while a commit is on its way, what was read before says already what it will
 * leave. A refusal takes that back. Commits go one after the other, as they were made.
 */
export class ForeseeingStore implements Store {
  readonly by: string
  readonly groups: Store['groups']
  readonly writes: Store['writes']
  readonly lasts: Store['lasts']
  readonly presence: Store['presence']
  readonly #far: Store
  readonly #entities: Entities
  readonly #today: () => string
  readonly #held = new Map<string, Held>()
  /** Lists that are asked again only because of what was foreseen: they need no network. */
  readonly #due = new Set<string>()
  readonly #feeds = new Set<Feed>()
  /** Versions that a commit has led to, by the one that it was made over: who saw the outcome means that one. */
  readonly #led = new Map<string, number>()
  #wishes: readonly Wish[] = []
  #turn: Promise<unknown> = Promise.resolve()

  constructor(far: Store, { entities, today }: ForeseeingOptions) {
    this.by = far.by
    this.groups = far.groups
    this.writes = far.writes
    this.lasts = far.lasts
    this.presence = far.presence
    this.#far = far
    this.#entities = sightOf(new Map(entities.map((entity) => [entity.name, entity])), far).entities
    this.#today = today
  }

  async query(query: Query): Promise<Page> {
    const key = JSON.stringify(query)
    const held = this.#held.get(key)
    const page = held && this.#due.delete(key) ? held.page : await this.#far.query(query)
    this.#held.delete(key)
    this.#held.set(key, { query, page })
    const [oldest] = this.#held.keys()
    if (this.#held.size > MOST && oldest !== undefined) this.#held.delete(oldest)
    return foreseenPage(this.#entities, query, page, this.#wishes, this.#today())
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return (await this.getMany(entity, [id]))[0]
  }

  async getMany(name: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
    const rows = await this.#far.getMany(name, ids)
    const entity = this.#entities.get(name)
    return entity ? rows.flatMap((row) => foreseenRow(entity, row, this.#wishes, this.#today()) ?? []) : rows
  }

  lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#far.lookup(entity, titles)
  }

  measure(measure: Measure): Promise<Measured> {
    return this.#far.measure(measure)
  }

  measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    return this.#far.measures(measures)
  }

  lately(looking: Looking): Promise<readonly Entry[]> {
    return this.#far.lately(looking)
  }

  history(entity: string, id: string): Promise<readonly Entry[]> {
    return this.#far.history(entity, id)
  }

  async commit(changes: readonly Change[], options: CommitOptions): Promise<Committed> {
    const wish = { changes, over: this.#versionsOf(changes) }
    this.#wishes = [...this.#wishes, wish]
    this.#foresee(wish, options)
    const settle = (result?: Committed) => {
      this.#wishes = this.#wishes.filter((other) => other !== wish)
      if (result?.ok) this.#learn(wish, result.rows)
      else this.#foresee(wish, options)
    }
    try {
      const result = await this.#inTurn(() => this.#far.commit(this.#meant(changes), options))
      settle(result)
      return result
    } catch (error) {
      settle()
      throw error
    }
  }

  /** After the commits that are on their way: it stands over what they leave. */
  rehearse(changes: readonly Change[], options: Pick<CommitOptions, 'via'>): Promise<Rehearsed> {
    return this.#inTurn(() => this.#far.rehearse(this.#meant(changes), options))
  }

  undo(commit: number, options?: { readonly id?: string }): Promise<Committed> {
    return this.#inTurn(() => this.#far.undo(commit, options))
  }

  changes({ foreseen = false, ...listening }: Listening = {}): AsyncIterable<readonly Entry[]> {
    const far = this.#far.changes(listening)
    if (!foreseen) return far
    const feed = new Feed()
    const both = feed.listen({})[Symbol.asyncIterator]()
    const news = far[Symbol.asyncIterator]()
    const hear = async () => {
      for (let step = await news.next(); !step.done; step = await news.next()) {
        // What the server tells is newer than all that is held.
        this.#due.clear()
        feed.tell(step.value)
      }
    }
    this.#feeds.add(feed)
    void hear()
    const stop = async () => {
      this.#feeds.delete(feed)
      await news.return?.()
      await both.return?.()
      return { done: true as const, value: undefined }
    }
    return { [Symbol.asyncIterator]: () => ({ next: () => both.next(), return: stop }) }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  #versionsOf(changes: readonly Change[]): ReadonlyMap<string, number> {
    const ids = new Set(changes.flatMap((change) => (change.type === 'create' ? [] : [change.id])))
    return new Map(
      [...this.#held.values()].flatMap(({ page }) => page.rows.filter(({ id }) => ids.has(id)).map((row) => [row.id, row.version])),
    )
  }

  /** Changes of what was foreseen: the version that one expects is the one that the commit before it has led to. */
  #meant(changes: readonly Change[]): readonly Change[] {
    return changes.map((change) => {
      if (!('expect' in change) || change.expect === undefined) return change
      let expect = change.expect
      for (let next = this.#led.get(`${change.id} ${expect}`); next !== undefined; next = this.#led.get(`${change.id} ${expect}`))
        expect = next
      return { ...change, expect }
    })
  }

  /** What was held is now as the server has answered. */
  #learn({ changes, over }: Wish, rows: readonly AnyRow[]): void {
    const known = new Map(rows.map((row) => [row.id, row]))
    const gone = new Set(changes.flatMap((change) => (change.type === 'remove' ? [change.id] : [])))
    for (const [id, version] of over) {
      const row = known.get(id)
      if (row && row.version !== version) this.#led.set(`${id} ${version}`, row.version)
    }
    for (const held of this.#held.values()) {
      if (held.query.select) continue
      held.page = { ...held.page, rows: held.page.rows.flatMap((row) => (gone.has(row.id) ? [] : [known.get(row.id) ?? row])) }
    }
  }

  /** Tells that lists which hold these records say something else at once. */
  #foresee({ changes, over }: Wish, { via }: CommitOptions): void {
    if (over.size === 0 || this.#feeds.size === 0) return
    const named = new Set(changes.map(({ entity }) => entity))
    for (const [key, { query }] of this.#held) if (named.has(query.entity)) this.#due.add(key)
    const entries = changes.flatMap((change): readonly Entry[] =>
      change.type !== 'create' && over.has(change.id)
        ? [{ seq: 0, commit: 0, at: '', by: this.by, via, entity: change.entity, id: change.id, version: 0, type: 'update', changed: {} }]
        : [],
    )
    for (const feed of this.#feeds) feed.tell(entries)
  }
}
