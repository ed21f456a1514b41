import type { At } from '../at.ts'
import { titleOf, type AnyEntity } from '../define-entity.ts'
import { isCounted, isDerived } from '../fields/derived.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { compileSearch, searchTerms } from '../italian/search.ts'
import { foldText } from '../italian/words.ts'
import { isBlank } from '../validate.ts'
import { firstOf } from './first-of.ts'
import type { Condition, Measure, Measured, Query, Sort } from './store.ts'

/** Adds to a stored record what is worked out from it. `count` answers for fields that count referring records. */
export function withDerived(entity: AnyEntity, row: AnyRow, at: At, count: (entity: string, by: string, id: string) => number): AnyRow {
  const counted: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(entity.fields)) {
    if (isCounted(field)) counted[key] = count(field.counts.entity, field.counts.by, row.id)
  }
  const known = { ...row, ...counted }
  const derived: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(entity.fields)) if (isDerived(field)) derived[key] = field.derive(known, at)
  return { ...known, ...derived }
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

/** The id is asked for like a field that is never empty, in the order that parts equals in a list. */
const ID = { compare: (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0) }

/** Whether a record meets a condition, prepared once for all of them. An empty value meets `empty` and `ne`, and nothing else. */
export function compileCondition(entity: AnyEntity, { field: key, op, value }: Condition): (row: AnyRow) => boolean {
  const among = new Set<unknown>(Array.isArray(value) ? value : [])
  const field = key === 'id' ? ID : Object.hasOwn(entity.fields, key) ? entity.fields[key] : undefined
  const isBlankMet = op === 'empty' || op === 'ne'
  if (op === 'in') return (row) => !isBlank(row[key]) && among.has(row[key])
  if (!field || op === 'empty' || op === 'filled' || isBlank(value)) {
    const isFilledMet = op === 'filled' || op === 'ne'
    return (row) => (field === undefined || isBlank(row[key]) ? isBlankMet : isFilledMet)
  }
  const test = tests[op]
  return (row) => {
    const held = row[key]
    if (isBlank(held)) return isBlankMet
    const isSame = held === value
    return test(isSame ? 0 : field.compare(held, value), isSame)
  }
}

export interface Readable {
  readonly entity: AnyEntity
  readonly rows: readonly AnyRow[]
  readonly names: Names
  /** The day of the reading: what is near is near to it. */
  readonly today: string
  readonly terms: (row: AnyRow) => readonly string[]
}

/** The rows that a query or a measure is about. */
function selectRows({ entity, rows }: Readable, where: readonly Condition[] = []): readonly AnyRow[] {
  const tested = where.map((condition) => compileCondition(entity, condition))
  return tested.length === 0 ? rows : rows.filter((row) => tested.every((test) => test(row)))
}

/**
 * How well each row answers what somebody searches; those that do not are left out. Nothing when nobody searches. Whoever writes
 * a title whole means that record, and next those whose title begins so.
 */
function scoreRows({ entity, terms }: Readable, rows: readonly AnyRow[], search = ''): Map<AnyRow, number> | undefined {
  if (search.trim() === '') return undefined
  const scoreOf = compileSearch(search)
  const wanted = foldText(search)
  const scores = new Map<AnyRow, number>()
  for (const row of rows) {
    const score = scoreOf(terms(row))
    if (score > 0) scores.set(row, score + titleScore(foldText(titleOf(entity, row)), wanted))
  }
  return scores
}

const titleScore = (title: string, wanted: string) => (title === wanted ? 2 : title.startsWith(wanted) ? 1 : 0)

type Compare = (a: AnyRow, b: AnyRow) => number

/** By one key after the other, empty values last in both directions, ties by id so that pages never overlap. */
function compileSort({ entity, names, today }: Readable, sort: readonly Sort[]): Compare {
  const known = new Map<string, string | undefined>()
  const remembered: Names = (id) => {
    if (!known.has(id)) known.set(id, names(id))
    return known.get(id)
  }
  const keys = sort.flatMap(({ field: key, direction }) => {
    const field = Object.hasOwn(entity.fields, key) ? entity.fields[key] : undefined
    return field ? [{ key, field, sign: direction === 'desc' ? -1 : 1, isNear: direction === 'near' }] : []
  })
  return (a, b) => {
    for (const { key, field, sign, isNear } of keys) {
      const [left, right] = [a[key], b[key]]
      if (left === right) continue
      const isLeftBlank = isBlank(left)
      if (isLeftBlank || isBlank(right)) {
        if (isLeftBlank !== isBlank(right)) return isLeftBlank ? 1 : -1
        continue
      }
      const order = isNear ? compareNear(String(left), String(right), today) : field.compare(left, right, remembered)
      if (order !== 0) return sign * order
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
  }
}

/** Days that are still to come before those that are gone, and in both the one nearer to today first. */
function compareNear(a: string, b: string, today: string): number {
  const [isPast, isOtherPast] = [a < today, b < today]
  if (isPast !== isOtherPast) return isPast ? 1 : -1
  const isFirst = isPast ? a > b : a < b
  return isFirst ? -1 : 1
}

/** The rows of a page and how many there are in all: the best match first where somebody searches and does not sort. */
export function queryRows(readable: Readable, query: Query): { readonly rows: readonly AnyRow[]; readonly total: number } {
  const selected = selectRows(readable, query.where)
  const scores = scoreRows(readable, selected, query.search)
  const found = scores ? [...scores.keys()] : selected
  const bySort = compileSort(readable, query.sort ?? readable.entity.sort ?? [])
  const compare: Compare = scores && !query.sort ? (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || bySort(a, b) : bySort
  const { offset, limit } = query.page ?? { offset: 0, limit: 50 }
  return { rows: firstOf(found, offset + limit, compare).slice(offset), total: found.length }
}

/** The value as the key of a group; records without one make a group of their own. */
const groupKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** A figure over the rows, and the same figure for each group where one is asked for. */
export function measureRows(readable: Readable, measure: Measure): Measured {
  const selected = selectRows(readable, measure.where)
  const scores = scoreRows(readable, selected, measure.search)
  const rows = scores ? [...scores.keys()] : selected
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
