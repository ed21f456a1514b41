import { laneEntityOf } from '../../src/kernel/screens/lane-of.ts'
import type { AnyEntity } from '../../src/kernel/entity/entity.ts'
import { isStored } from '../../src/kernel/fields/derived.ts'
import { isKind, type Field, type FieldKind } from '../../src/kernel/fields/field.ts'
import { columnsOf } from '../../src/kernel/fields/lines.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import { addDays } from '../../src/kernel/italian/dates.ts'
import { referencesOf } from '../../src/kernel/entity/references.ts'
import type { Values } from '../../src/kernel/door/change.ts'
import { Namesakes } from './many/namesakes.ts'
import type { OpenTrade, Records } from './open-trade.ts'

/** Copies lie over two years, a quarter of them ahead. */
const DAYS = 730
const AHEAD = 180
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Codes are known by their signs: each copy has digits of its own. */
const CODES: ReadonlySet<FieldKind> = new Set(['phone', 'plate', 'document_number', 'fiscal_code', 'vat_number', 'barcode'])

/**
 * About so many records of a trade: its sample, and copies of it under other names, on other days. What does not grow with a trade
 * (rooms, price lists, who works there) stays as it is; copies refer to their own copies, or to that.
 */
export function manyOf({ sector: { entities }, sample }: Pick<OpenTrade, 'sector' | 'sample'>, size: number): Records {
  const growing = growingOf(entities, sample)
  const rowsOf = (name: string) => sample[name] ?? []
  const [whole, each] = [entities, entities.filter(({ name }) => growing.has(name))].map((some) =>
    some.reduce((sum, { name }) => sum + rowsOf(name).length, 0),
  )
  const copies = Math.ceil((size - (whole ?? 0)) / Math.max(1, each ?? 0))
  const ids = new Set([...growing].flatMap((name) => rowsOf(name).map(({ id }) => id)))
  const many = new Map(entities.map(({ name }) => [name, [...rowsOf(name)]]))
  for (let copy = 1; copy <= copies; copy++) {
    const copier = new Copier(copy, Math.round(((copy * 0.618) % 1) * DAYS) - (DAYS - AHEAD), ids)
    for (const entity of entities) {
      if (!growing.has(entity.name)) continue
      const rows = many.get(entity.name)
      for (const row of rowsOf(entity.name)) rows?.push(copier.row(entity, row))
    }
  }
  return Object.fromEntries(many)
}

/** What has no more records than these is the house itself: who works there, a price list. */
const HOUSE = 10

/** What happens on a day, who can be reached, and what belongs to either; no lanes. */
function growingOf(entities: readonly AnyEntity[], sample: Records): ReadonlySet<string> {
  const lanes = new Set(entities.map(laneEntityOf))
  const mayGrow = entities.filter(({ name }) => !lanes.has(name) && (sample[name]?.length ?? 0) > HOUSE)
  const happens = ({ fields, slot, span }: AnyEntity) => Boolean(slot ?? span) || holds(fields, 'date')
  const isReached = ({ fields }: AnyEntity) => holds(fields, 'phone') || holds(fields, 'email') || holds(fields, 'plate')
  const growing = new Set(mayGrow.filter((one) => happens(one) || isReached(one)).map(({ name }) => name))
  for (const entity of mayGrow) if (referencesOf(entity).some(({ field }) => growing.has(field.target))) growing.add(entity.name)
  return growing
}

const holds = (fields: AnyEntity['fields'], kind: FieldKind): boolean =>
  Object.values(fields).some((field) => isStored(field) && isKind(field, kind))

/** Makes one copy of the sample. */
class Copier {
  readonly #copy: number
  readonly #shift: number
  readonly #ids: ReadonlySet<string>
  readonly #names: Namesakes

  constructor(copy: number, shift: number, ids: ReadonlySet<string>) {
    this.#copy = copy
    this.#shift = shift
    this.#ids = ids
    this.#names = new Namesakes(copy)
  }

  row(entity: AnyEntity, row: AnyRow): AnyRow {
    return { ...this.#values(entity.fields, row), id: this.#id(row.id), version: row.version }
  }

  #values(fields: AnyEntity['fields'], values: Values): Values {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.#value(key, fields[key], value)]))
  }

  #value(key: string, field: Field | undefined, value: unknown): unknown {
    if (Array.isArray(value)) {
      const columns = columnsOf(field) ?? {}
      return value.map((one: unknown) =>
        typeof one === 'object' && one !== null ? this.#values(columns, one as Values) : this.#value(key, undefined, one),
      )
    }
    if (typeof value !== 'string') return value
    if (this.#ids.has(value)) return this.#id(value)
    if (DAY.test(value)) return field && isBirth(key) ? value : addDays(value, this.#shift)
    if (!field) return value
    if (CODES.has(field.kind)) return this.#names.code(value)
    if (isKind(field, 'email')) return this.#names.email(value)
    return isKind(field, 'text') ? this.#names.of(key, value) : value
  }

  #id(id: string): string {
    return this.#ids.has(id) ? `${id}_c${this.#copy}` : id
  }
}

const isBirth = (key: string): boolean => key.includes('nascita')
