import type { AnyEntity } from '../../entity/entity.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import type { Values } from '../../evaluation/path.ts'
import { whole } from '../../evaluation/worked-fields.ts'
import { heldAt } from '../../entity/references.ts'
import { found, type Unhurried } from './unhurried.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The records of one entity in memory, as they are kept and as they are read. Over another table it is a draft: what was changed in
 * it covers what lies below, which stays as it is.
 */
export class Table {
  readonly entity: AnyEntity
  readonly #under: Table | undefined
  readonly #lazily: (row: AnyRow) => Values
  /** Records of its own; in a draft also those that are gone. */
  readonly #kept: Map<string, AnyRow | undefined>
  readonly #lazy = new Map<string, Values>()
  readonly #read = new Map<string, AnyRow>()
  /** In a draft: records that lie below and say something else here. */
  readonly #stale = new Set<string>()
  /** Who holds a value, by field or column of lines, as somebody has asked for it. */
  readonly #index = new Map<string, Map<unknown, Set<string>>>()
  #rows: readonly AnyRow[] | undefined
  #touches = 0

  constructor(entity: AnyEntity, lazily: (row: AnyRow) => Values, from: readonly AnyRow[] | Table) {
    this.entity = entity
    this.#lazily = lazily
    this.#under = from instanceof Table ? from : undefined
    this.#kept = new Map(from instanceof Table ? [] : from.map((row) => [row.id, row]))
  }

  stored(id: string): AnyRow | undefined {
    return this.#kept.has(id) || !this.#under ? this.#kept.get(id) : this.#under.stored(id)
  }

  get(id: string): AnyRow | undefined {
    if (this.#under && !this.#kept.has(id) && !this.#stale.has(id)) return this.#under.get(id)
    const known = this.#read.get(id)
    if (known) return known
    const row = this.stored(id)
    if (!row) return undefined
    const read = whole(this.entity, row, this.lazy(id) ?? row)
    this.#read.set(id, read)
    return read
  }

  /** A record of which each value is worked out when it is looked at. */
  lazy(id: string): Values | undefined {
    if (this.#under && !this.#kept.has(id) && !this.#stale.has(id)) return this.#under.lazy(id)
    const known = this.#lazy.get(id)
    const row = known ? undefined : this.stored(id)
    if (!row) return known
    const lazy = this.#lazily(row)
    this.#lazy.set(id, lazy)
    return lazy
  }

  /** The ids of all records; not those of a draft. */
  ids(): readonly string[] {
    return [...this.#kept.keys()]
  }

  /** Every record as it is read, in no order. */
  *rows(): Unhurried<readonly AnyRow[]> {
    if (this.#rows) return this.#rows
    const begun = this.#touches
    const below = this.#under ? yield* this.#under.rows() : []
    const ids = this.#stale.size > 0 ? [...new Set([...this.#kept.keys(), ...this.#stale])] : this.ids()
    const own = yield* found(ids, (id) => this.get(id))
    const covered = (id: string) => this.#kept.has(id) || this.#stale.has(id)
    const all = below.length > 0 ? [...below.filter(({ id }) => !covered(id)), ...own] : own
    // What was changed while it was being gathered is gathered again by whoever asks next.
    if (begun === this.#touches) this.#rows = all
    return all
  }

  /** The records that hold a value in a field, or in a column of their lines (`righe.articolo`). */
  holders(place: string, value: unknown): ReadonlySet<string> {
    const own = this.#indexOf(place).get(value) ?? none
    if (!this.#under) return own
    const below = [...this.#under.holders(place, value)].filter((id) => !this.#kept.has(id))
    return below.length > 0 ? new Set([...below, ...own]) : own
  }

  /** Every record as it is kept, in no order. */
  *kept(): Iterable<AnyRow> {
    for (const row of this.#under?.kept() ?? []) if (!this.#kept.has(row.id)) yield row
    for (const row of this.#kept.values()) if (row) yield row
  }

  set(id: string, after: AnyRow | undefined): void {
    const before = this.#kept.get(id)
    if (after || this.#under) this.#kept.set(id, after)
    else this.#kept.delete(id)
    for (const [place, held] of this.#index) {
      for (const value of heldAt(before, place)) held.get(value)?.delete(id)
      for (const value of heldAt(after, place)) put(held, value, id)
    }
    this.touch(id)
  }

  /** What is worked out from this record no longer holds. */
  touch(id: string): void {
    this.#touches++
    this.#rows = undefined
    this.#read.delete(id)
    this.#lazy.delete(id)
    if (this.#under && !this.#kept.has(id)) this.#stale.add(id)
  }

  /** Nothing that is worked out holds any longer: the day has turned. */
  touchAll(): void {
    this.#touches++
    this.#rows = undefined
    this.#read.clear()
    this.#lazy.clear()
  }

  /** Whether somebody has been drafted here. */
  changes(): ReadonlyMap<string, AnyRow | undefined> {
    return this.#kept
  }

  #indexOf(place: string): Map<unknown, Set<string>> {
    const known = this.#index.get(place)
    if (known) return known
    const index = new Map<unknown, Set<string>>()
    for (const [id, row] of this.#kept) for (const value of heldAt(row, place)) put(index, value, id)
    this.#index.set(place, index)
    return index
  }
}

function put(index: Map<unknown, Set<string>>, value: unknown, id: string): void {
  const ids = index.get(value)
  if (ids) ids.add(id)
  else index.set(value, new Set([id]))
}
