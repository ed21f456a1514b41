import { titleOf } from '../../entity/entity.ts'
import { knownBy } from '../../derive/same-record.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { foldText } from '../../italian/words.ts'
import { compileSearch } from '../../italian/search.ts'
import { heldAt, referencesOf } from '../../entity/references.ts'
import type { Entities } from '../../entity/entities.ts'
import { termsOf } from '../terms.ts'
import type { Tables, Written } from './tables.ts'
import { through, type Unhurried } from './unhurried.ts'

const AT_ONCE = 100

/** The words by which records are found, kept until a record, or one that it refers to, is known by others. */
export class SearchColumn {
  readonly #tables: Tables
  readonly #described: Entities
  readonly #terms = new Map<string, readonly string[]>()

  /** `described` are the entities whose fields are searched: as whoever searches sees them. */
  constructor(tables: Tables, described: Entities) {
    this.#tables = tables
    this.#described = described
  }

  /** Cuts into words what nobody has searched in yet: a few records at a time, so that a page stays awake beside a hundred thousand of them. */
  *#cut(entity: string, rows: readonly AnyRow[]): Unhurried<void> {
    let cut = 0
    for (const row of rows) {
      if (this.#terms.has(row.id)) continue
      if (cut > 0 && cut % AT_ONCE === 0) yield
      this.#termsOf(entity, row)
      cut++
    }
  }

  /**
   * How well each row answers what somebody searches; those that do not are left out. Whoever writes a title whole means that record,
   * and next those whose title begins so.
   */
  *scores(rows: readonly AnyRow[], entity: string, search: string): Unhurried<Map<AnyRow, number>> {
    const scoreOf = compileSearch(search)
    const wanted = foldText(search)
    const scores = new Map<AnyRow, number>()
    yield* this.#cut(entity, rows)
    yield* through(rows, (row) => {
      const score = scoreOf(this.#termsOf(entity, row))
      if (score > 0) scores.set(row, score + titleScore(foldText(this.title(row.id) ?? ''), wanted))
    })
    return scores
  }

  title(id: string): string | undefined {
    const found = this.#tables.byId(id)
    return found && titleOf(found.entity, found.row, (other) => this.title(other))
  }

  /** The words by which whoever refers to a record is found. */
  #knownBy(id: string): string | undefined {
    const found = this.#tables.byId(id)
    return found && knownBy(found.entity, found.row, (other) => this.title(other))
  }

  /** What was written may be known by other words now, and so may whoever refers to it. */
  forget(written: readonly Written[]): void {
    if (this.#terms.size === 0) return
    for (const { entity, id, before, after } of written) {
      this.#terms.delete(id)
      const { entity: description } = this.#tables.table(entity)
      const names = (other: string) => this.title(other)
      if (before && after && knownBy(description, before, names) === knownBy(description, after, names)) continue
      for (const table of this.#tables.all()) {
        for (const { path, field } of referencesOf(table.entity)) {
          if (field.target === entity) for (const holder of table.holders(path, id)) this.#terms.delete(holder)
        }
      }
    }
  }

  #termsOf(entity: string, row: AnyRow): readonly string[] {
    const known = this.#terms.get(row.id)
    if (known) return known
    const terms = termsOf(this.#described.get(entity) ?? this.#tables.table(entity).entity, row, (id) => this.#knownBy(id))
    this.#terms.set(row.id, terms)
    return terms
  }

  /** Titles of the records that these refer to. */
  namesIn(entity: string, rows: readonly AnyRow[]): Readonly<Record<string, string>> {
    const names: Record<string, string> = {}
    for (const { path } of referencesOf(this.#tables.table(entity).entity)) {
      for (const row of rows) {
        for (const id of heldAt(row, path)) {
          const title = typeof id === 'string' && !(id in names) ? this.title(id) : undefined
          if (typeof id === 'string' && title !== undefined) names[id] = title
        }
      }
    }
    return names
  }
}

const titleScore = (title: string, wanted: string) => (title === wanted ? 2 : title.startsWith(wanted) ? 1 : 0)
