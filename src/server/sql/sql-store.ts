import type { Asker } from '../../kernel/door/asker.ts'
import type { Sight } from '../../kernel/access/sight.types.ts'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { foldText } from '../../kernel/italian/words.ts'
import type { FirstNumbers } from '../../kernel/derive/first-numbers.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { Door, type Truth } from '../../kernel/store/access/door.ts'
import type { Change } from '../../kernel/door/change.ts'
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
} from '../../kernel/door/store.ts'
import { plan } from '../../kernel/store/plan/plan.ts'
import { commitInTurn, rehearseInTurn, undoInTurn } from './commit-sql.ts'
import type { Database } from './database.ts'
import { historyOf, latelyIn, listenTo } from './feed-sql.ts'
import type { Reading } from './ground.ts'
import { measuresSql } from './measure-sql.ts'
import { querySql } from './query-sql.ts'
import { rowsById } from './read-sql.ts'
import { readingOf } from './reading-of.ts'
import { searchSql } from './search-sql.ts'
import type { Ask } from './statements.ts'
import { titlesOf } from './titles-sql.ts'

export interface SqlStoreOptions {
  readonly database: Database
  readonly entities: readonly AnyEntity[]
  readonly workspace: string
  /** Who asks: his rights are those of his groups, and no question can claim others. */
  readonly asker: Asker
  /** Numbers that documents go on with here, after those that were given elsewhere. */
  readonly firstNumbers?: FirstNumbers | undefined
  readonly at: () => At
  readonly now: () => string
}

/** The records of one workspace in a database, opened by somebody. */
export class SqlStore extends Door {
  constructor(options: SqlStoreOptions) {
    const { entities } = readingOf(options.database, options.entities, options.workspace, '')
    super(entities, options.asker, (sight) => new SqlTruth(options, sight))
  }
}

class SqlTruth implements Truth {
  readonly #options: SqlStoreOptions
  readonly #sight: Sight

  constructor(options: SqlStoreOptions, sight: Sight) {
    this.#options = options
    this.#sight = sight
  }

  async query(query: Query): Promise<Page> {
    return querySql(this.#options.database.db, this.#reading(), query, await this.#search(query))
  }

  getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]> {
    return rowsById(this.#options.database.db, this.#reading(), entity, ids)
  }

  async lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const all = await titlesOf(this.#options.database.db, this.#reading(), entity)
    const called = Map.groupBy(all, ([, title]) => foldText(title))
    return new Map(
      titles.flatMap((title) => {
        const found = called.get(foldText(title))
        return found ? [[title, found.map(([id]) => id).toSorted()] as const] : []
      }),
    )
  }

  async measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    const found = await Promise.all(measures.map((measure) => this.#search(measure)))
    return measuresSql(this.#options.database.db, this.#reading(), measures, found)
  }

  commit(changes: readonly Change[], { via, id }: CommitOptions): Promise<Committed> {
    return commitInTurn(this.#ground(), { via, id, by: this.#options.asker.by }, (ground) => plan(ground, changes))
  }

  rehearse(changes: readonly Change[], { via }: Pick<CommitOptions, 'via'>): Promise<Rehearsed> {
    return rehearseInTurn(this.#ground(), via, (ground) => plan(ground, changes))
  }

  undo(commit: number, { id }: { readonly id?: string } = {}): Promise<Committed> {
    return undoInTurn(this.#ground(), { via: 'undo', id, by: this.#options.asker.by }, commit)
  }

  lately(looking: Looking): Promise<readonly Entry[]> {
    const { database, workspace, asker } = this.#options
    return latelyIn(database.db, workspace, looking, asker.by)
  }

  history(entity: string, id: string): Promise<readonly Entry[]> {
    return historyOf(this.#options.database.db, this.#options.workspace, entity, id)
  }

  changes(listening: Listening = {}): AsyncIterable<readonly Entry[]> {
    const { database, workspace } = this.#options
    return listenTo(database, workspace, listening)
  }

  #reading(): Reading {
    const { database, entities, workspace, at } = this.#options
    return readingOf(database, entities, workspace, at().today)
  }

  #ground() {
    return { ...this.#options, sight: this.#sight, reading: this.#reading() }
  }

  async #search({ entity, search }: Pick<Query, 'entity' | 'search'>): Promise<Ask['found']> {
    if (search === undefined) return undefined
    const scores = await searchSql(this.#options.database.db, this.#reading(), this.#options.asker, entity, search)
    // Whole numbers go through every database alike.
    return scores && [...scores].map(([id, score]) => [id, Math.round(score * 1_000_000)])
  }
}
