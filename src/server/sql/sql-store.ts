import { sql, type RawBuilder } from 'kysely'
import type { At } from '../../kernel/at.ts'
import type { AnyEntity } from '../../kernel/entity.ts'
import { foldText } from '../../kernel/italian/words.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { heldAt, referencesOf } from '../../kernel/references.ts'
import type { Change } from '../../kernel/store/change.ts'
import { readCursor, sortKeysOf, writeCursor } from '../../kernel/store/sort-keys.ts'
import type { Committed, CommitOptions, Entry, Listening, Measure, Measured, Page, Query, Store } from '../../kernel/store/store.ts'
import { plan } from '../../kernel/store/plan/plan.ts'
import { commitInTurn, undoInTurn } from './commit-sql.ts'
import { conditionsSql } from './conditions-sql.ts'
import type { Database } from './database.ts'
import { historyOf, listenTo } from './feed-sql.ts'
import {
  afterSql,
  fieldsSelected,
  identitySelected,
  namesSelected,
  orderedBy,
  orderSql,
  pathSelected,
  readRow,
  readSelected,
  selectList,
  type Ordered,
  type Raw,
} from './list-sql.ts'
import { measureSql } from './measure-sql.ts'
import type { Reading } from './ground.ts'
import { fromSql, rowsById, startAt } from './read-sql.ts'
import { nearParts } from './near-sql.ts'
import { searchSql, titlesOf } from './search-sql.ts'

export interface SqlStoreOptions {
  readonly database: Database
  readonly entities: readonly AnyEntity[]
  readonly workspace: string
  readonly by: string
  readonly at: () => At
  readonly now: () => string
}

/** The records of one workspace in a database, opened by somebody. */
export class SqlStore implements Store {
  readonly by: string
  readonly #options: SqlStoreOptions
  readonly #entities: ReadonlyMap<string, AnyEntity>

  constructor(options: SqlStoreOptions) {
    this.#options = options
    this.by = options.by
    this.#entities = new Map(options.entities.map((entity) => [entity.name, entity]))
  }

  async query(query: Query): Promise<Page> {
    const { db } = this.#options.database
    const reading = this.#reading()
    const found = await this.#search(query)
    const start = startAt(reading, query.entity)
    const { ground, from, entity } = start
    const selected = query.select
      ? [...identitySelected(from.alias), ...query.select.map((path) => pathSelected(ground, from, path))]
      : fieldsSelected(ground, from, entity)
    const names = namesSelected(ground, from, entity)
    const sortKeys = sortKeysOf(from.scope, query.sort ?? entity.sort ?? [])
    const ordered = orderedBy(ground, from, sortKeys)
    const { limit, offset = 0, after } = query.page ?? { limit: 50 }
    const isByScore = found !== undefined && !query.sort
    const score = { value: sql.ref('found.score'), isDown: true, mayBeEmpty: false }
    const keys = isByScore ? [score, ...ordered] : ordered
    const list = sql`${fromSql(start, found)} and ${conditionsSql(ground, from, query.where ?? [])}`
    const beyond = after === undefined ? sql`` : sql` and ${afterSql(keys, readCursor(after, keys.length))}`
    const cursor = sql.join(keys.map(({ value }, at) => sql`${value} as ${sql.id(`key ${at}`)}`))
    const values = sql`select ${selectList([...selected, ...names.selected])}, ${cursor} from ${list}${beyond}`
    const parts = isByScore ? undefined : nearParts(ground, from, sortKeys, ordered)
    const statement = parts
      ? joinedParts(
          parts.map((part) => sql`${values} and ${part.where} order by ${orderSql(part.ordered)} limit ${offset + limit + 1}`),
          keys,
          sql`limit ${limit + 1} offset ${offset}`,
        )
      : sql`${values} order by ${orderSql(keys)} limit ${limit + 1} offset ${offset}`
    const { rows } = await (statement as RawBuilder<Raw>).execute(db)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const read = page.map((raw) => (query.select ? readSelected(selected, raw) : readRow(entity, selected, raw)))
    return {
      rows: read,
      names: await this.#names(entity, page, names, read),
      ...(query.total && { total: await this.#count(query, found) }),
      ...(rows.length > limit && last && { next: writeCursor(keys.map((_, at) => cursorValue(last[`key ${at}`]))) }),
    }
  }

  async get(entity: string, id: string): Promise<AnyRow | undefined> {
    return (await this.getMany(entity, [id]))[0]
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

  async measure(measure: Measure): Promise<Measured> {
    const found = await this.#search(measure)
    return measureSql(this.#options.database.db, this.#reading(), measure, found)
  }

  async measures(measures: readonly Measure[]): Promise<readonly Measured[]> {
    return Promise.all(measures.map((measure) => this.measure(measure)))
  }

  commit(changes: readonly Change[], { via, id }: CommitOptions): Promise<Committed> {
    return commitInTurn(this.#ground(), { via, id, by: this.by }, (ground) => plan(ground, changes))
  }

  undo(commit: number, { id }: { readonly id?: string } = {}): Promise<Committed> {
    return undoInTurn(this.#ground(), { via: 'undo', id, by: this.by }, commit)
  }

  history(entity: string, id: string): Promise<readonly Entry[]> {
    return historyOf(this.#options.database.db, this.#options.workspace, entity, id)
  }

  changes(listening: Listening = {}): AsyncIterable<readonly Entry[]> {
    const { database, workspace } = this.#options
    return listenTo(database, workspace, listening)
  }

  #reading(): Reading {
    const { database, workspace, at } = this.#options
    return { dialect: database.dialect, entities: this.#entities, workspace, today: at().today }
  }

  #ground() {
    return { ...this.#options, reading: this.#reading() }
  }

  #search({ entity, search }: Pick<Query, 'entity' | 'search'>): Promise<ReadonlyMap<string, number> | undefined> {
    if (search === undefined || search.trim() === '') return Promise.resolve(undefined)
    return searchSql(this.#options.database.db, this.#reading(), entity, search)
  }

  async #count(query: Query, found: ReadonlyMap<string, number> | undefined): Promise<number> {
    const { value } = await measureSql(
      this.#options.database.db,
      this.#reading(),
      { entity: query.entity, fn: 'count', ...(query.where && { where: query.where }) },
      found,
    )
    return value ?? 0
  }

  async #names(
    entity: AnyEntity,
    raws: readonly Raw[],
    selected: ReturnType<typeof namesSelected>,
    rows: readonly AnyRow[],
  ): Promise<Readonly<Record<string, string>>> {
    const names: Record<string, string> = {}
    for (const raw of raws) selected.read(raw, names)
    for (const { path, field } of referencesOf(entity)) {
      if (!path.includes('.')) continue
      const ids = rows.flatMap((row) => heldAt(row, path).filter((id) => typeof id === 'string'))
      if (ids.length === 0) continue
      for (const [id, title] of await titlesOf(this.#options.database.db, this.#reading(), field.target, ids)) names[id] = title
    }
    return names
  }
}
/** Parts of a list one after the other, put in order by the values that their cursor is made of. */
function joinedParts(parts: readonly RawBuilder<unknown>[], keys: readonly Ordered[], window: RawBuilder<unknown>): RawBuilder<unknown> {
  const all = sql.join(
    parts.map((part, at) => sql`select * from (${part}) as ${sql.id(`part${at}`)}`),
    sql` union all `,
  )
  const order = orderSql(keys.map((key, at) => ({ ...key, value: sql.id(`key ${at}`) })))
  return sql`select * from (${all}) as parts order by ${order} ${window}`
}

const cursorValue = (value: unknown): string | number | null =>
  typeof value === 'bigint' ? Number(value) : typeof value === 'string' || typeof value === 'number' ? value : null
