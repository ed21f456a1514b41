import { traitsOf } from '../derive/same-record.ts'
import type { AnyEntity } from '../entity/entity.ts'
import { comparisonsOf, type Condition } from '../expression/condition.ts'
import type { Node } from '../expression/expression.ts'
import { scopeOver } from '../evaluation/kinds-of-value.ts'
import { oversIn, pathsOf, pathsOfConditions } from '../expression/paths.ts'
import { resolve, scopeOf, type Scope } from '../evaluation/scope.ts'
import { isDerived } from '../fields/derived.ts'
import { hasWorkedColumns } from '../fields/lines.ts'
import { isKind } from '../fields/field.ts'
import { referencesOf } from '../entity/references.ts'
import type { Ask } from '../door/ask.ts'
import type { Entities } from '../entity/entities.ts'
import { sortKeysOf } from './sort-keys.ts'
import type { Entry } from '../door/store.ts'

/** Whether what happened changes the answer to something that was asked, by what the descriptions say that the answer is made of. */
export function touches(entities: Entities, ask: Ask, entries: readonly Entry[]): boolean {
  const made = madeOf(entities, ask)
  return entries.some((entry) => made.isTouchedBy(entry))
}

const known = new WeakMap<Ask, MadeOf>()

function madeOf(entities: Entities, ask: Ask): MadeOf {
  const found = known.get(ask) ?? make(entities, ask)
  known.set(ask, found)
  return found
}

function make(entities: Entities, ask: Ask): MadeOf {
  const name = ask.of === 'query' ? ask.query.entity : ask.of === 'measure' ? ask.measure.entity : ask.entity
  const entity = entities.get(name)
  const made = new MadeOf(name, ask)
  if (!entity || ask.of === 'history') return made
  const scope = scopeOf(entity, entities)
  if (ask.of === 'lookup') made.title(scope)
  else if (ask.of === 'many') made.record(scope)
  else if (ask.of === 'measure') {
    const { field, where = [], groupBy, search } = ask.measure
    made.conditions(scope, where)
    for (const path of [field, groupBy?.field]) if (path !== undefined) made.path(scope, path)
    if (search !== undefined) made.search(scope)
  } else {
    const { where = [], sort, search, select } = ask.query
    made.conditions(scope, where)
    for (const { path } of sortKeysOf(scope, sort ?? entity.sort ?? [])) made.path(scope, path)
    if (select) for (const path of select) made.path(scope, path)
    else made.record(scope)
    made.names(scope)
    if (search !== undefined) made.search(scope)
  }
  return made
}

/** How one gets to a record: it is what was asked for, somebody names it, or it names somebody. */
type Way = 'own' | 'named' | 'naming'

/** The records that an answer is made of, and which of their values. */
class MadeOf {
  readonly #entity: string
  readonly #ids: ReadonlySet<string> | undefined
  /** Whether any value of the records counts: they are shown with their version. */
  readonly #isWhole: boolean
  /** Stored fields by entity, for each way. */
  readonly #seen: Readonly<Record<Way, Map<string, Set<string>>>> = { own: new Map(), named: new Map(), naming: new Map() }
  readonly #walked = new Set<string>()

  constructor(entity: string, ask: Ask) {
    this.#entity = entity
    this.#isWhole = ask.of === 'query' || ask.of === 'many' || ask.of === 'history'
    this.#ids = ask.of === 'many' ? new Set(ask.ids) : ask.of === 'history' ? new Set([ask.id]) : undefined
  }

  isTouchedBy({ entity, id, type, changed }: Entry): boolean {
    const says = (way: Way) => {
      const keys = this.#seen[way].get(entity)
      return keys !== undefined && Object.keys(changed).some((key) => keys.has(key))
    }
    const isOwn = entity === this.#entity && (this.#ids === undefined || this.#ids.has(id))
    if (isOwn && (this.#isWhole || type !== 'update' || says('own'))) return true
    // Who is named by somebody is there before and cannot go; who names somebody may come and go.
    return (type === 'update' && says('named')) || says('naming')
  }

  /** Every value of a record that is worked out; what it keeps itself counts anyway. */
  record(scope: Scope): void {
    for (const [key, field] of Object.entries(scope.fields)) {
      if (isDerived(field)) this.path(scope, key)
      if (!isKind(field, 'lines') || !('of' in field)) continue
      const inner = scopeOver({ lines: key }, scope)
      for (const column of Object.values(inner.fields)) if (isDerived(column)) this.#node(inner, column.derive, 'named')
    }
  }

  conditions(scope: Scope, where: readonly Condition[], way: Way = 'own'): void {
    for (const path of pathsOfConditions(where)) this.path(scope, path, way)
    // What a record takes of a day follows from its length too.
    const { span, slot } = scope.entity ?? {}
    if (!comparisonsOf(where).some(({ op }) => op === 'overlaps' || op === 'ended')) return
    for (const key of [span?.lasts, slot?.time, slot?.lasts]) if (key !== undefined) this.path(scope, key, way)
  }

  path(scope: Scope, path: string, way: Way = 'own'): void {
    const { hops, key, scope: end } = resolve(scope, path)
    let holder = scope.entity?.name
    for (const hop of hops) {
      this.#see(holder, hop.key, holder === scope.entity?.name ? way : 'named')
      holder = hop.target
    }
    this.#value(end, key, hops.length > 0 ? 'named' : way)
  }

  /** What the record is called. */
  title(scope: Scope, way: Way = 'own'): void {
    for (const key of scope.entity?.title.flat() ?? []) this.#called(scope, key, way)
  }

  /** What the records are called that it names. */
  names({ entity, entities }: Scope): void {
    for (const target of targetsOf(entity, entities)) this.title(scopeOf(target, entities), 'named')
  }

  /** The words that it is found by: its own, and by what those are known that it names. */
  search(scope: Scope): void {
    for (const key of Object.keys(scope.fields)) this.#value(scope, key, 'own')
    this.names(scope)
    for (const target of targetsOf(scope.entity, scope.entities)) {
      for (const { fields } of traitsOf(target))
        if (fields.length === 1) this.path(scopeOf(target, scope.entities), fields[0] ?? '', 'named')
    }
  }

  #called(scope: Scope, key: string, way: Way): void {
    this.#value(scope, key, way)
    const field = scope.fields[key]
    const target = field && isKind(field, 'reference') && 'target' in field ? scope.entities.get(String(field.target)) : undefined
    if (target && !this.#hasWalked(`${target.name} title`)) this.title(scopeOf(target, scope.entities), 'named')
  }

  #value(scope: Scope, key: string, way: Way): void {
    const field = scope.fields[key]
    if (hasWorkedColumns(field) && !this.#hasWalked(`${scope.place} ${scope.entity?.name} ${key} columns`)) {
      const inner = scopeOver({ lines: key }, scope)
      for (const column of Object.values(inner.fields)) if (isDerived(column)) this.#node(inner, column.derive, 'named')
    }
    if (!field || !isDerived(field)) this.#see(scope.entity?.name, key, way)
    else if (!this.#hasWalked(`${scope.place} ${scope.entity?.name} ${key} ${way}`)) this.#node(scope, field.derive, way)
  }

  #node(scope: Scope, node: Node, way: Way): void {
    for (const path of pathsOf(node)) this.path(scope, path, way)
    for (const over of oversIn(node)) {
      const inner = scopeOver(over, scope)
      const next = over.lines === undefined ? 'naming' : 'named'
      if (over.lines === undefined) this.#see(over.entity, over.by ?? '', 'naming')
      this.conditions(inner, over.where ?? [], next)
      if (over.of) this.#node(inner, over.of, next)
    }
  }

  #hasWalked(step: string): boolean {
    const has = this.#walked.has(step)
    this.#walked.add(step)
    return has
  }

  /** A value of a line is a value of the record that holds it, which is seen already. */
  #see(entity: string | undefined, key: string, way: Way): void {
    if (entity === undefined) return
    const keys = this.#seen[way].get(entity)
    if (keys) keys.add(key)
    else this.#seen[way].set(entity, new Set([key]))
  }
}

const targetsOf = (entity: AnyEntity | undefined, entities: Entities): readonly AnyEntity[] =>
  entity ? [...new Set(referencesOf(entity).map(({ field }) => field.target))].flatMap((name) => entities.get(name) ?? []) : []
