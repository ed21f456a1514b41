import { sql } from 'kysely'
import { isTeam, titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { isDerived, isShown } from '../../kernel/fields/derived.ts'
import { isOptional, type Names } from '../../kernel/fields/field.ts'
import { isOwnKey } from '../../kernel/fields/own-key.ts'
import { columnsOf, hasWorkedColumns } from '../../kernel/fields/lines.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { scopeOver } from '../../kernel/evaluation/kinds-of-value.ts'
import type { Values } from '../../kernel/evaluation/path.ts'
import { resolve } from '../../kernel/evaluation/scope.ts'
import { referencesOf } from '../../kernel/entity/references.ts'
import { isReversed, type SortKey } from '../../kernel/store/sort-keys.ts'
import { columnsOf as keptColumns, fromColumn, isOrdered, orderColumn } from './columns.ts'
import { heldSql, ref, type SqlGround, type SqlScope } from './ground.ts'
import type { Sql } from './rational-sql.ts'
import { late } from './statements.ts'
import { keptSql, pathSql } from './value-sql.ts'

export type Raw = Readonly<Record<string, unknown>>

/** One value of a statement's answer, and how it is read. */
interface Selected {
  readonly name: string
  readonly value: Sql
  readonly read: (held: unknown) => unknown
}

const select = ({ name, value }: Selected): Sql => sql`${value} as ${sql.id(name)}`

/** What is kept of a record. */
export const keptSelected = (ground: SqlGround, from: SqlScope, entity: AnyEntity): readonly Selected[] => [
  ...identitySelected(from.alias),
  ...keptColumns(entity).map((column) => ({
    name: column.key,
    value: heldSql(ground.dialect, from.alias, column.key, column.type === 'whole' ? 'number' : 'text'),
    read: (held: unknown) => fromColumn(column, held),
  })),
]

/** All that a record is read with: what is kept and what is worked out. What a function words is added by `rowReader`. */
export function fieldsSelected(ground: SqlGround, from: SqlScope, entity: AnyEntity): readonly Selected[] {
  const worked = Object.entries(entity.fields).flatMap(([key, field]) => (isDerived(field) ? [pathSelected(ground, from, key)] : []))
  return [
    ...keptSelected(ground, from, entity),
    ...worked,
    ...Object.keys(entity.fields).flatMap((key) => columnsSelected(ground, from, key)),
  ]
}

/** What is worked out in lines, beside the lines as they are kept: one list a column. */
function columnsSelected(ground: SqlGround, from: SqlScope, key: string): readonly Selected[] {
  const field = from.scope.fields[key]
  if (!hasWorkedColumns(field)) return []
  const alias = ground.alias()
  const inner: SqlScope = { scope: scopeOver({ lines: key }, from.scope), alias, isLine: true }
  return Object.entries(inner.scope.fields).flatMap(([column, one]) => {
    if (!isDerived(one)) return []
    const { value, read } = pathSelected(ground, inner, column)
    const list = ground.dialect.collected(value, alias)
    return [
      {
        name: `${key}.${column}`,
        value: sql`(select ${list} from ${ground.dialect.lines(ref(from.alias, key), alias)})`,
        read: (held: unknown) => (held === null ? undefined : (JSON.parse(held as string) as readonly unknown[]).map(read)),
      },
    ]
  })
}

/** What every record is read with. */
export const identitySelected = (alias: string): readonly Selected[] => [
  { name: 'id', value: ref(alias, 'id'), read: (held) => held },
  { name: 'version', value: ref(alias, 'version'), read: Number },
]

export function pathSelected(ground: SqlGround, from: SqlScope, path: string): Selected {
  const { field } = resolve(from.scope, path)
  const digits = field?.digits ?? 0
  return {
    name: path,
    value: keptSql(ground, pathSql(ground, from, path), digits),
    read: (held) => (field ? fromColumn({ field, isJson: field.column === 'json', digits }, held) : held),
  }
}

export const selectList = (selected: readonly Selected[]): Sql => sql.join(selected.map(select))

/** Reads records as everybody does, with what a function words for the eyes; which fields that takes is found once for all of them. */
export function rowReader(entity: AnyEntity, selected: readonly Selected[]): (raw: Raw) => AnyRow {
  const fields = Object.entries(entity.fields)
  const shown = fields.flatMap(([key, field]) => (isShown(field) ? [[key, field] as const] : []))
  const worked = fields.flatMap(([key, field]) => {
    const columns = Object.entries(columnsOf(field) ?? {}).flatMap(([column, one]) => (isDerived(one) ? [column] : []))
    return columns.length > 0 ? [{ key, columns }] : []
  })
  return (raw) => {
    const row = readSelected(selected, raw)
    for (const lines of worked) putColumns(row, lines)
    for (const [key, field] of shown) row[key] = field.show(row)
    return row
  }
}

/** Puts what was worked out in lines into them. */
function putColumns(row: Record<string, unknown>, { key, columns }: { readonly key: string; readonly columns: readonly string[] }): void {
  const lines = row[key] as readonly Values[] | undefined
  const worked = columns.flatMap((column) => {
    const path = `${key}.${column}`
    const list = row[path] as readonly unknown[] | undefined
    delete row[path]
    return list ? [[column, list] as const] : []
  })
  const of = (at: number) => worked.flatMap(([column, list]) => (list[at] === undefined ? [] : [[column, list[at]] as const]))
  if (lines) row[key] = lines.map((line, at) => ({ ...line, ...Object.fromEntries(of(at)) }))
}

/** The values that were asked for, and nothing else. */
export function readSelected(selected: readonly Selected[], raw: Raw): { id: string; version: number; [key: string]: unknown } {
  const row: Record<string, unknown> = {}
  for (const { name, read } of selected) {
    const value = read(raw[name])
    if (value !== undefined) row[name] = value
  }
  return row as { id: string; version: number }
}

/** The titles of what single fields refer to, as values beside the record's own: `cliente.nome`. */
export interface NamesSelected {
  readonly selected: readonly Selected[]
  readonly read: (raw: Raw, names: Record<string, string>) => void
}

export function namesSelected(ground: SqlGround, from: SqlScope, entity: AnyEntity): NamesSelected {
  const parts = referencesOf(entity)
    .filter(({ path, field }) => !path.includes('.') && !isTeam(field))
    .flatMap(({ path, field }) => {
      const target = ground.entities.get(field.target)
      return target ? [titleSelected(ground, from, path, target)] : []
    })
  return {
    selected: parts.flatMap(({ selected }) => selected),
    read: (raw, names) => {
      for (const part of parts) part.read(raw, names)
    },
  }
}

function titleSelected(ground: SqlGround, from: SqlScope, path: string, target: AnyEntity): NamesSelected {
  const id = { ...pathSelected(ground, from, path), name: `${path}.id` }
  const own = target.title.flat().map((key) => ({ key, ...pathSelected(ground, from, `${path}.${key}`) }))
  const inner = referencesOf(target).flatMap(({ path: key, field }) => {
    const next = ground.entities.get(field.target)
    return target.title.flat().includes(key) && next ? [titleSelected(ground, from, `${path}.${key}`, next)] : []
  })
  return {
    selected: [id, ...own, ...inner.flatMap(({ selected }) => selected)],
    read: (raw, names) => {
      const held = raw[id.name]
      if (typeof held !== 'string' || held in names) return
      // Who stands in a title is no title of the page.
      const behind: Record<string, string> = {}
      for (const part of inner) part.read(raw, behind)
      const row = Object.fromEntries(own.map(({ key, name, read }) => [key, read(raw[name])]))
      // Who is referred to and is not there has no title.
      if (Object.values(row).every((value) => value === undefined)) return
      const named: Names = (other) => behind[other]
      names[held] = titleOf(target, { ...row, id: held, version: 0 }, named)
    },
  }
}

/** One value that records are put in order by, smaller ones first. */
export interface Ordered {
  readonly value: Sql
  readonly isDown: boolean
  readonly mayBeEmpty: boolean
}

export const orderedBy = (ground: SqlGround, from: SqlScope, keys: readonly SortKey[]): readonly Ordered[] => [
  ...keys.flatMap((key) => orderedKey(ground, from, key)),
  { value: ref(from.alias, 'id'), isDown: isReversed(keys), mayBeEmpty: false },
]

const TODAY = late(({ today }) => today)

function orderedKey(ground: SqlGround, from: SqlScope, { path, direction, field }: SortKey): readonly Ordered[] {
  const mayBeEmpty = path.includes('.') || (field !== undefined && (isOptional(field) || isDerived(field)))
  if (direction === 'near') {
    const day = keptSql(ground, pathSql(ground, from, path))
    const away = ground.dialect.daysBetween(TODAY, day)
    return [
      { value: sql`(case when ${day} < ${TODAY} then 1 when ${day} is null then null else 0 end)`, isDown: false, mayBeEmpty },
      { value: sql`abs(${away})`, isDown: false, mayBeEmpty },
    ]
  }
  return [{ value: orderValue(ground, from, path, field), isDown: direction === 'desc', mayBeEmpty }]
}

function orderValue(ground: SqlGround, from: SqlScope, path: string, field: SortKey['field']): Sql {
  if (!field) return ref(from.alias, path)
  if (!isDerived(field) && hasOrder(path, field)) return keptSql(ground, pathSql(ground, from, path, orderColumn))
  if (field.ranks) {
    const value = keptSql(ground, pathSql(ground, from, path))
    const places = field.ranks.map((rank, at) => sql`when ${sql.lit(String(rank))} then ${sql.lit(at)}`)
    return sql`(case when ${value} is null then null else (case ${value} ${sql.join(places, sql` `)} else ${sql.lit(places.length)} end) end)`
  }
  return keptSql(ground, pathSql(ground, from, path), field.digits)
}

/** Whether what a field is sorted by is kept beside it. The values of a choice that a firm has made itself may come into another order. */
const hasOrder = (path: string, field: NonNullable<SortKey['field']>): boolean =>
  isOrdered({ field, isJson: field.column === 'json' }) && (field.ranks === undefined || !isOwnKey(path.split('.').at(-1) ?? ''))

/** `order by`, empty ones last in both directions. */
export const orderSql = (ordered: readonly Ordered[]): Sql =>
  sql.join(
    ordered.map(({ value, isDown, mayBeEmpty }) => sql`${value}${isDown ? sql` desc` : sql``}${mayBeEmpty ? sql` nulls last` : sql``}`),
  )

/** Whether a record comes after a cursor in this order, of which is known where it is empty. */
export function afterSql(ordered: readonly Ordered[], isEmpty: readonly boolean[], at = 0): Sql {
  const [first, ...rest] = ordered
  if (!first) return sql`1 = 0`
  const { value, isDown, mayBeEmpty } = first
  if (isEmpty[at]) return rest.length === 0 ? sql`1 = 0` : sql`(${value} is null and ${afterSql(rest, isEmpty, at + 1)})`
  const held = late(({ cursor }) => cursor?.[at])
  const beyond = isDown ? sql`${value} < ${held}` : sql`${value} > ${held}`
  const after = mayBeEmpty ? sql`(${beyond} or ${value} is null)` : beyond
  if (rest.length === 0) return after
  const here = sql`(${after} or (${value} = ${held} and ${afterSql(rest, isEmpty, at + 1)}))`
  if (mayBeEmpty) return here
  // Said twice, so that an index is entered where the page begins.
  return sql`(${value} ${isDown ? sql`<=` : sql`>=`} ${held} and ${here})`
}
