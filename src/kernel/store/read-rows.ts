import type { At } from '../at.ts'
import type { AnyEntity } from '../define-entity.ts'
import { isCounted, isDerived } from '../fields/derived.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { compileSearch, searchTerms } from '../italian/search.ts'
import { isBlank } from '../validate.ts'
import type { Condition, Measure, Measured, Query, Sort } from './store.ts'

/** Adds to a stored record what is worked out from it. `count` answers for fields that count referring records. */
export function withDerived(entity: AnyEntity, row: AnyRow, at: At, count: (entity: string, by: string, id: string) => number): AnyRow {
  const extra: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(entity.fields)) {
    if (isCounted(field)) extra[key] = count(field.counts.entity, field.counts.by, row.id)
    else if (isDerived(field)) extra[key] = field.derive(row, at)
  }
  return { ...row, ...extra }
}

/** The words by which a record is found, stemmed; a SQL store keeps them in a column. */
export const termsOf = (entity: AnyEntity, row: AnyRow, names: Names): readonly string[] =>
  searchTerms(
    Object.entries(entity.fields)
      .map(([key, field]) => (isBlank(row[key]) ? '' : field.words(row[key], names)))
      .join(' '),
  )

const tests: Record<Condition['op'], (order: number, same: boolean) => boolean> = {
  eq: (_order, same) => same,
  ne: (_order, same) => !same,
  in: (_order, same) => same,
  lt: (order) => order < 0,
  lte: (order, same) => same || order < 0,
  gt: (order) => order > 0,
  gte: (order, same) => same || order > 0,
  empty: () => false,
  filled: () => true,
}

/** Whether a record meets a condition. An empty value meets `empty` and `ne`, and nothing else. */
export function meets(entity: AnyEntity, row: AnyRow, { field: key, op, value }: Condition): boolean {
  const field = entity.fields[key]
  const held = row[key]
  if (key === 'id') return op === 'in' ? Array.isArray(value) && value.includes(row.id) : (row.id === value) === (op === 'eq')
  if (isBlank(held)) return op === 'empty' || op === 'ne'
  if (op === 'in') return Array.isArray(value) && value.includes(held)
  if (!field || isBlank(value)) return op === 'filled' || op === 'ne'
  return tests[op](held === value ? 0 : field.compare(held, value), held === value)
}

export interface Readable {
  readonly entity: AnyEntity
  readonly rows: readonly AnyRow[]
  readonly names: Names
  readonly terms: (row: AnyRow) => readonly string[]
}

/** The rows that a query or a measure is about, best match first where somebody searches. */
export function selectRows({ entity, rows, terms }: Readable, where: readonly Condition[] = [], search = ''): readonly AnyRow[] {
  const kept = where.length === 0 ? rows : rows.filter((row) => where.every((condition) => meets(entity, row, condition)))
  if (search.trim() === '') return kept
  const score = compileSearch(search)
  return kept
    .map((row) => ({ row, score: score(terms(row)) }))
    .filter((scored) => scored.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((scored) => scored.row)
}

/** Sorts by one key after the other, empty values last in both directions, ties by id so that pages never overlap. */
export function sortRows({ entity, names }: Readable, rows: readonly AnyRow[], sort: readonly Sort[]): readonly AnyRow[] {
  return rows.toSorted((a, b) => {
    for (const { field: key, direction } of sort) {
      const order = compareBy(entity, key, names, a[key], b[key], direction)
      if (order !== 0) return order
    }
    return a.id < b.id ? -1 : 1
  })
}

function compareBy(entity: AnyEntity, key: string, names: Names, a: unknown, b: unknown, direction: Sort['direction']): number {
  if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b))
  const order = entity.fields[key]?.compare(a, b, names) ?? 0
  return direction === 'asc' ? order : -order
}

/** The rows of a page and how many there are in all. */
export function queryRows(readable: Readable, query: Query): { readonly rows: readonly AnyRow[]; readonly total: number } {
  const selected = selectRows(readable, query.where, query.search)
  const isRanked = query.search !== undefined && query.search.trim() !== '' && !query.sort
  const sorted = isRanked ? selected : sortRows(readable, selected, query.sort ?? readable.entity.sort ?? [])
  const { offset, limit } = query.page ?? { offset: 0, limit: 50 }
  return { rows: sorted.slice(offset, offset + limit), total: selected.length }
}

/** The value as the key of a group; records without one make a group of their own. */
const groupKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** A figure over the rows, and the same figure for each group where one is asked for. */
export function measureRows(readable: Readable, measure: Measure): Measured {
  const rows = selectRows(readable, measure.where, measure.search)
  const value = figure(rows, measure)
  if (!measure.groupBy) return { value, groups: [] }
  const { field, by } = measure.groupBy
  const groups = Map.groupBy(rows, (row) => groupKey(row[field]).slice(0, by === 'month' ? 7 : by === 'day' ? 10 : undefined))
  return {
    value,
    groups: [...groups]
      .map(([key, members]) => ({ key, value: figure(members, measure) ?? 0 }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }
}

function figure(rows: readonly AnyRow[], { fn, field = '' }: Measure): number | undefined {
  if (fn === 'count') return rows.length
  const held = rows.map((row) => row[field]).filter((value) => !isBlank(value))
  if (fn === 'distinct') return new Set(held).size
  const numbers = held.filter((value) => typeof value === 'number')
  const sum = numbers.reduce((total, value) => total + value, 0)
  if (fn === 'sum') return sum
  if (numbers.length === 0) return undefined
  if (fn === 'avg') return sum / numbers.length
  return numbers.reduce((best, value) => (fn === 'min' ? Math.min(best, value) : Math.max(best, value)))
}
