import type { At } from '../italian/at.ts'
import { isTeam, titleOf, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { splitTitles } from '../fields/team.ts'
import { foldText, splitWords } from '../italian/words.ts'
import { isNaming } from '../entity/references.ts'
import { allRows, type AllRows } from '../door/all-rows.ts'
import type { Values } from '../door/change.ts'
import type { Condition } from '../expression/condition.ts'
import type { Store } from '../door/store.ts'
import { creation, traitReader, type ImportSetting, type Lookup } from './import-row.ts'
import { ID, type Mapping } from './match-columns.ts'
import { traitKey, traitsOf } from '../derive/same-record.ts'
import type { Table } from './table.ts'

/** Values that are asked for at once. */
const AT_ONCE = 500

/** The table of an import, and where its records and those that its cells name are kept. */
export interface ImportGround {
  readonly store: Store
  readonly entity: AnyEntity
  readonly entities: ReadonlyMap<string, AnyEntity>
  readonly table: Table
  readonly mapping: Mapping
  readonly at: At
}

/**
 * What an import has to know of the records that are there: those that its cells name, and those that its rows may be about, by id or
 * by what they are recognised by. However many others there are, nobody reads them.
 */
export async function recordsFor(ground: ImportGround): Promise<Pick<ImportSetting, 'existing' | 'lookups'>> {
  const { store, entity, table, mapping, at } = ground
  const lookups = await lookupsFor(ground)
  const setting = { mapping, existing: [], lookups, createsMissing: false, newId: () => '' }
  const values = table.rows.map(traitReader(entity, table.headers, setting, at))
  const ids = cellsOf(ground, mapping.indexOf(ID))
  const found = [await byIds(store, entity, ids)]
  for (const trait of traitsOf(entity)) {
    const some = values.filter((one) => traitKey(entity, trait, one) !== undefined)
    if (some.length > 0)
      found.push(trait.fields.length === 0 ? await byTitle(store, entity, some) : await bySame(store, entity, trait.fields, some))
  }
  const existing = new Map(found.flatMap(({ rows }) => rows).map((row) => [row.id, row]))
  const names = Object.assign({}, ...found.map((one) => one.names)) as AllRows['names']
  return { existing: [...existing.values()], lookups: named(lookups, names) }
}

const cellsOf = ({ table }: ImportGround, column: number): readonly string[] =>
  column < 0 ? [] : [...new Set(table.rows.map(({ cells }) => cells[column]?.trim() ?? ''))].filter((cell) => cell !== '')

/** The records that the cells of reference columns name, by title. */
async function lookupsFor(ground: ImportGround): Promise<Readonly<Record<string, Lookup>>> {
  const { store, entity, entities, mapping } = ground
  const wanted = new Map<string, Set<string>>()
  for (const [column, key] of mapping.entries()) {
    const field = key === undefined ? undefined : entity.fields[key]
    if (!field || !isNaming(field)) continue
    const titles = cellsOf(ground, column).flatMap((cell) => (isTeam(field) ? splitTitles(cell) : [cell]))
    wanted.set(field.target, new Set([...(wanted.get(field.target) ?? []), ...titles]))
  }
  const lookups: Record<string, Lookup> = {}
  for (const [name, titles] of wanted) {
    const target = entities.get(name)
    if (!target) continue
    const ids = new Map([...(await store.lookup(name, [...titles]))].map(([title, found]) => [foldText(title), found]))
    for (const title of unknown(ground, target, ids, titles)) ids.set(foldText(title), await byParts(store, target, title))
    lookups[name] = { entity: target, ids, titles: new Map() }
  }
  return lookups
}

/** Titles searched for by their parts at the most: a column of other words names nobody. */
const MOST_PARTS = 60

/** Titles that name no record and cannot make one either: «101» may be «Camera 101». */
const unknown = ({ at }: ImportGround, target: AnyEntity, ids: ReadonlyMap<string, readonly string[]>, titles: ReadonlySet<string>) =>
  creation(target, 'Nome', at, () => `${target.name}_1`) === undefined
    ? [...titles].filter((title) => (ids.get(foldText(title)) ?? []).length === 0).slice(0, MOST_PARTS)
    : []

/** The records of which every word of a title is a word of theirs. */
async function byParts(store: Store, target: AnyEntity, title: string): Promise<readonly string[]> {
  const words = splitWords(title)
  if (words.length === 0) return []
  const { rows, names } = await store.query({ entity: target.name, search: title, page: { offset: 0, limit: 20 } })
  return rows.flatMap((row) => {
    const own = splitWords(titleOf(target, row, (id) => names[id]))
    return words.every((word) => own.includes(word)) ? [row.id] : []
  })
}

/** How those are called whom the records that are there refer to: a cell that says so says nothing new. */
const named = (lookups: Readonly<Record<string, Lookup>>, names: AllRows['names']): Readonly<Record<string, Lookup>> => {
  const titles = new Map(Object.entries(names))
  return Object.fromEntries(Object.entries(lookups).map(([name, lookup]) => [name, { ...lookup, titles }]))
}

const slices = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, at) => list.slice(at * AT_ONCE, (at + 1) * AT_ONCE))

async function inSlices<T>(list: readonly T[], ask: (some: readonly T[]) => Promise<AllRows>): Promise<AllRows> {
  const rows: AnyRow[] = []
  const names: Record<string, string> = {}
  for (const some of slices(list)) {
    const found = await ask(some)
    rows.push(...found.rows)
    Object.assign(names, found.names)
  }
  return { rows, names }
}

const byIds = (store: Store, { name }: AnyEntity, ids: readonly string[]): Promise<AllRows> =>
  inSlices(ids, (some) => allRows(store, { entity: name, where: [{ field: 'id', op: 'in', value: some }] }))

/** Whoever shares a trait with one of them holds one of their values in each of its fields. */
const bySame = (store: Store, { name }: AnyEntity, fields: readonly string[], values: readonly Values[]): Promise<AllRows> =>
  inSlices(values, (some) => {
    const where = fields.map((field): Condition => ({ field, op: 'same', value: [...new Set(some.map((one) => one[field]))] }))
    return allRows(store, { entity: name, where })
  })

/** A title that another record has a part in is not known from the row alone: then all are looked at. */
async function byTitle(store: Store, entity: AnyEntity, values: readonly Values[]): Promise<AllRows> {
  const isOwn = entity.title.flat().every((key) => {
    const field = entity.fields[key]
    return field !== undefined && isStored(field) && !isNaming(field)
  })
  if (!isOwn) return allRows(store, { entity: entity.name })
  const titles = [...new Set(values.map((one) => titleOf(entity, { ...one, id: '', version: 0 }, undefined)))]
  const found = await store.lookup(entity.name, titles)
  return byIds(store, entity, [...new Set([...found.values()].flat())])
}
