import type { AnyEntity } from '../entity/entity.ts'
import { isDerived, isShown } from '../fields/derived.ts'
import type { Field, Fields } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { DefinitionError } from '../problem/problem.ts'
import { columnsOf, hasWorkedColumns } from '../fields/lines.ts'
import { compileLine, compileValue } from './evaluate.ts'
import type { Node } from '../expression/expression.ts'
import { scopeOver } from './kinds-of-value.ts'
import type { Around, Values } from './path.ts'
import { headOf, pathsOf, pathsOfConditions } from '../expression/paths.ts'
import { scopeOf, type Scope } from './scope.ts'

interface Worker {
  readonly key: string
  readonly isLocal: boolean
  readonly work: (row: Values, around: Around) => unknown
}

/** The worked-out fields of an entity, each after those that it names. Throws a `DefinitionError` where they name each other in a ring. */
export function derivedInOrder({
  name,
  fields,
}: Pick<AnyEntity, 'name' | 'fields'>): readonly (readonly [key: string, node: Node, field: Field])[] {
  const placed = new Map<string, readonly [string, Node, Field]>()
  const place = (key: string, ring: readonly string[]): void => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    if (!field || !isDerived(field) || placed.has(key)) return
    if (ring.includes(key)) {
      throw new DefinitionError(`${name}.${key}`, `is worked out from itself: ${[...ring, key].join(' → ')}.`, 'Break the ring.')
    }
    for (const path of pathsOf(field.derive)) place(headOf(path), [...ring, key])
    placed.set(key, [key, field.derive, field])
  }
  for (const key of Object.keys(fields)) place(key, [])
  return [...placed.values()]
}

/** Whether the fields that stand beside it are enough for an expression. */
function staysInside(node: Node, fields: Fields, local: ReadonlySet<string>): boolean {
  const isKnown = (path: string) => !path.includes('.') && isKnownIn(fields, local, path)
  if ('over' in node) {
    const { lines, of, where = [], vat } = node.over
    const columns = lines === undefined ? undefined : columnsOf(fields[lines])
    if (!columns) return false
    const inside = localKeys({ name: lines ?? '', fields: columns })
    const isColumn = (path: string) => !path.includes('.') && isKnownIn(columns, inside, path)
    return (
      (!of || staysInside(of, columns, inside)) &&
      pathsOfConditions(where).every(isColumn) &&
      (!vat?.less || staysInside(vat.less, fields, local))
    )
  }
  if ('fn' in node) return node.of.every((part) => staysInside(part, fields, local))
  if ('cases' in node) {
    return (
      staysInside(node.otherwise, fields, local) &&
      node.cases.every(({ when, is }) => pathsOfConditions(when).every(isKnown) && staysInside(is, fields, local))
    )
  }
  return pathsOf(node).every(isKnown)
}

const isKnownIn = (fields: Fields, local: ReadonlySet<string>, key: string): boolean => {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  return !field || !isDerived(field) || local.has(key)
}

/** The worked-out fields that the record alone is enough for, whatever other records say. */
export function localKeys(entity: Pick<AnyEntity, 'name' | 'fields'>): ReadonlySet<string> {
  const local = new Set<string>()
  for (const [key, node] of derivedInOrder(entity)) if (staysInside(node, entity.fields, local)) local.add(key)
  return local
}

function workersOf(scope: Scope, entity: AnyEntity): readonly Worker[] {
  const local = localKeys(entity)
  return derivedInOrder(entity).map(([key, node, field]) => ({
    key,
    isLocal: local.has(key),
    work: compileValue(node, { ...scope, place: `${entity.name}.${key}` }, field.digits),
  }))
}

const shownOf = ({ fields }: AnyEntity) =>
  Object.entries(fields).flatMap(([key, field]) => (isShown(field) ? [[key, field.show] as const] : []))

/**
 * Prepares records that work out each value when somebody looks at it, and keep it: a customer's total asks the stays, which ask the
 * customer's discount and not his total.
 */
export function lazily(entity: AnyEntity, entities: Scope['entities']): (row: Values, around: Around) => Values {
  const workers = workersOf(scopeOf(entity, entities), entity)
  const lines = linesIn(scopeOf(entity, entities))
  if (workers.length === 0 && lines.length === 0) return (row) => row
  const around = Symbol('around')
  const kept = Symbol('kept')
  type Lazy = Record<string, unknown> & { readonly [around]: Around; readonly [kept]: Values }
  const prototype = {}
  for (const { key, work } of lines) {
    Object.defineProperty(prototype, key, {
      get(this: Lazy) {
        const value = heldIn(this[kept], key)?.map((line) => work(line, this[around]))
        Object.defineProperty(this, key, { value })
        return value
      },
    })
  }
  for (const { key, work } of workers) {
    Object.defineProperty(prototype, key, {
      get(this: Lazy) {
        const value = work(this, this[around])
        Object.defineProperty(this, key, { value })
        return value
      },
    })
  }
  const worked = new Set([...workers, ...lines].map(({ key }) => key))
  return (row, looking) => {
    const lazy = Object.create(prototype) as Lazy
    // What was worked out before, in a record that comes from elsewhere, is worked out anew.
    for (const key of Object.keys(row)) if (!worked.has(key)) lazy[key] = row[key]
    return Object.assign(lazy, { [around]: looking, [kept]: row })
  }
}

/** The fields of lines in which something is worked out. */
const linesIn = (scope: Scope) =>
  Object.entries(scope.fields).flatMap(([key, field]) =>
    hasWorkedColumns(field) ? [{ key, work: compileLine(scopeOver({ lines: key }, scope)) }] : [],
  )

const heldIn = (row: Values, key: string): readonly Values[] | undefined =>
  Array.isArray(row[key]) ? (row[key] as readonly Values[]) : undefined

interface Parts {
  readonly derived: ReturnType<typeof derivedInOrder>
  readonly shown: ReturnType<typeof shownOf>
  readonly lines: readonly string[]
}

const known = new WeakMap<AnyEntity, Parts>()

/** What a record of the entity is made whole with; looked for once, not for every record. */
function partsOf(entity: AnyEntity): Parts {
  const parts = known.get(entity) ?? {
    derived: derivedInOrder(entity),
    shown: shownOf(entity),
    lines: Object.keys(entity.fields).filter((key) => hasWorkedColumns(entity.fields[key])),
  }
  known.set(entity, parts)
  return parts
}

/** The whole of a lazy record, as it is handed out. */
export function whole(entity: AnyEntity, stored: AnyRow, lazy: Values): AnyRow {
  const { derived, shown, lines } = partsOf(entity)
  if (derived.length === 0 && shown.length === 0 && lines.length === 0) return stored
  const full: Record<string, unknown> = { ...stored }
  for (const key of lines) if (stored[key] !== undefined) full[key] = heldIn(lazy, key)?.map(filled)
  for (const [key] of derived) if (lazy[key] !== undefined) full[key] = lazy[key]
  for (const [key, show] of shown) full[key] = show(full as AnyRow)
  return full as AnyRow
}

/** A line as it is handed out: what is empty in it is not there. */
const filled = (line: Values): Values => Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))

const nobody: Omit<Around, 'today'> = { record: () => undefined, referring: () => [] }
const refreshers = new WeakMap<AnyEntity, (row: AnyRow, today: string) => AnyRow>()

/** Works out anew what the record alone is enough for, while somebody types or moves it; what others say stays as it was read. */
export function refreshed(entity: AnyEntity, row: AnyRow, today: string): AnyRow {
  const refresh = refreshers.get(entity) ?? refresherOf(entity)
  refreshers.set(entity, refresh)
  return refresh(row, today)
}

function refresherOf(entity: AnyEntity): (row: AnyRow, today: string) => AnyRow {
  const local = localKeys(entity)
  const own = Object.fromEntries(
    Object.entries(entity.fields).flatMap(([key, field]) =>
      !isDerived(field) || local.has(key) ? [[key, withLocalColumns(key, field)]] : [],
    ),
  )
  const lean = { ...entity, fields: own }
  const lazy = lazily(lean, new Map())
  return (row, today) => ({ ...row, ...whole(lean, row, lazy(row, { ...nobody, today })) })
}

/** Lines without the columns that other records are needed for. */
function withLocalColumns(key: string, field: Field): Field {
  const columns = columnsOf(field)
  if (!columns || !hasWorkedColumns(field)) return field
  const local = localKeys({ name: key, fields: columns })
  const of = Object.fromEntries(Object.entries(columns).filter(([column, one]) => !isDerived(one) || local.has(column)))
  return { ...field, of } as Field
}
