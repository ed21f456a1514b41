import type { At } from '../at.ts'
import type { AnyEntity } from '../define-entity.ts'
import { isStored } from '../fields/derived.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { heldAt, referencesOf } from '../references.ts'
import { termsOf, withDerived } from './read-rows.ts'

type Count = (entity: string, by: string, id: string) => number

/**
 * The records of one entity in memory, with what is worked out from them: read rows, search terms, counts. A commit
 * touches few records among many, so all of it is kept and only what a change has made stale is worked out again.
 */
export class MemoryTable {
  readonly entity: AnyEntity
  readonly #stored: Map<string, AnyRow>
  readonly #count: Count
  readonly #names: Names
  readonly #isPlain: boolean
  readonly #read = new Map<string, AnyRow>()
  readonly #stale = new Set<string>()
  readonly #terms = new Map<string, readonly string[]>()
  readonly #counts = new Map<string, Map<unknown, number>>()
  #rows: readonly AnyRow[] | undefined
  #today = ''

  constructor(entity: AnyEntity, rows: readonly AnyRow[], count: Count, names: Names) {
    this.entity = entity
    this.#stored = new Map(rows.map((row) => [row.id, row]))
    this.#count = count
    this.#names = names
    this.#isPlain = Object.values(entity.fields).every(isStored)
  }

  stored(id: string): AnyRow | undefined {
    return this.#stored.get(id)
  }

  storedRows(): readonly AnyRow[] {
    return [...this.#stored.values()]
  }

  set(id: string, after: AnyRow | undefined): void {
    const before = this.#stored.get(id)
    if (after) this.#stored.set(id, after)
    else this.#stored.delete(id)
    for (const [field, counts] of this.#counts) {
      for (const from of heldAt(before, field)) counts.set(from, (counts.get(from) ?? 0) - 1)
      for (const to of heldAt(after, field)) counts.set(to, (counts.get(to) ?? 0) + 1)
    }
    this.touch(id)
  }

  /** What is worked out from this record no longer holds. */
  touch(id: string): void {
    this.#rows = undefined
    if (!this.#isPlain) this.#stale.add(id)
    this.#terms.delete(id)
  }

  /** These records are known by other words now: whoever refers to them is found by other words. */
  renamed(target: string, ids: ReadonlySet<unknown>): void {
    const places = referencesOf(this.entity).filter(({ field }) => field.target === target)
    if (places.length === 0 || this.#terms.size === 0) return
    const names = (row: AnyRow) => places.some(({ path }) => heldAt(row, path).some((id) => ids.has(id)))
    for (const row of this.#stored.values()) if (names(row)) this.#terms.delete(row.id)
  }

  /** How many records hold a value in a field, or in a column of their lines. */
  count(field: string, value: unknown): number {
    let counts = this.#counts.get(field)
    if (!counts) {
      counts = new Map()
      for (const row of this.#stored.values()) for (const held of heldAt(row, field)) counts.set(held, (counts.get(held) ?? 0) + 1)
      this.#counts.set(field, counts)
    }
    return counts.get(value) ?? 0
  }

  get(id: string, at: At): AnyRow | undefined {
    this.#wake(at)
    const known = this.#stale.has(id) ? undefined : this.#read.get(id)
    const row = this.#stored.get(id)
    return known ?? (row && this.#derive(row, at))
  }

  rows(at: At): readonly AnyRow[] {
    this.#wake(at)
    if (this.#rows) return this.#rows
    if (this.#isPlain) return (this.#rows = [...this.#stored.values()])
    for (const id of this.#stale) {
      const row = this.#stored.get(id)
      if (row) this.#read.set(id, this.#derive(row, at))
      else this.#read.delete(id)
    }
    this.#stale.clear()
    return (this.#rows = [...this.#read.values()])
  }

  terms(row: AnyRow): readonly string[] {
    const known = this.#terms.get(row.id)
    const terms = known ?? termsOf(this.entity, row, this.#names)
    if (!known) this.#terms.set(row.id, terms)
    return terms
  }

  #derive(row: AnyRow, at: At): AnyRow {
    return this.#isPlain ? row : withDerived(this.entity, row, at, this.#count)
  }

  /** What depends on the day is worked out again when the day has changed, and for the first time. */
  #wake({ today }: At): void {
    if (today === this.#today) return
    this.#today = today
    if (this.#isPlain) return
    this.#rows = undefined
    this.#terms.clear()
    for (const id of this.#stored.keys()) this.#stale.add(id)
  }
}
