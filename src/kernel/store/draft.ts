import type { At } from '../at.ts'
import { statusOf, titleOf, type AnyEntity, type Read } from '../define-entity.ts'
import { isCounted, isStored } from '../fields/derived.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { heldAt, referencesOf, valuesAt } from '../references.ts'
import { isBlank, validate } from '../validate.ts'
import type { Change, Values } from './change.ts'
import { checkMove } from './check-move.ts'
import { checkSettled } from './check-settled.ts'
import { entityOfId, type Entities } from './entities.ts'
import { compileCondition, withDerived } from './read-rows.ts'
import { refuse, Refusal } from './refusal.ts'
import type { Condition } from './store.ts'

/** What planning must be able to read; every store answers it in its own way. */
export interface Reader {
  get(entity: string, id: string): Promise<AnyRow | undefined>
  /** How many records of `entity` hold `id` in `field`, which may be a column of lines (`righe.articolo`). */
  countReferring(entity: string, field: string, id: string): Promise<number>
  /** Every record whose stored fields meet all conditions. */
  find(entity: string, where: readonly Condition[]): Promise<readonly AnyRow[]>
}

/** One record's before and after. Creating has no before, removing has no after. */
export interface Step {
  readonly entity: string
  readonly id: string
  readonly before?: AnyRow
  readonly after?: AnyRow
}

/** The records as they will be, on top of those that the reader holds. */
export class Draft implements Read {
  readonly #touched = new Map<string, Step>()
  readonly #entities: Entities
  readonly #reader: Reader
  readonly #at: At
  constructor(entities: Entities, reader: Reader, at: At) {
    this.#entities = entities
    this.#reader = reader
    this.#at = at
  }

  entity(name: string): AnyEntity {
    return this.#entities.get(name) ?? refuse('not_found', messages.notFound({ one: name, gender: 'm' }))
  }

  steps(): readonly Step[] {
    return [...this.#touched.values()].filter((step) => step.before !== undefined || step.after !== undefined)
  }

  /** A record as it will be kept. */
  async stored(entity: string, id: string): Promise<AnyRow | undefined> {
    const touched = this.#touched.get(key(entity, id))
    return touched ? touched.after : this.#reader.get(entity, id)
  }

  async get(name: string, id: string): Promise<AnyRow | undefined> {
    const row = await this.stored(name, id)
    return row && (await this.#worked(this.entity(name), [row]))[0]
  }

  async find(name: string, where: readonly Condition[]): Promise<readonly AnyRow[]> {
    const entity = this.entity(name)
    const isWorked = ({ field: path }: Condition) => {
      const field = Object.hasOwn(entity.fields, path) ? entity.fields[path] : undefined
      return field !== undefined && !isStored(field)
    }
    const [worked, kept] = [where.filter(isWorked), where.filter((condition) => !isWorked(condition))]
    const meets = (conditions: readonly Condition[]) => {
      const tests = conditions.map((condition) => compileCondition(entity, condition))
      return (row: AnyRow) => tests.every((test) => test(row))
    }
    const untouched = (await this.#reader.find(name, kept)).filter(({ id }) => !this.#touched.has(key(name, id)))
    const touched = [...this.#touched.values()].flatMap((step) => (step.entity === name && step.after ? [step.after] : []))
    return (await this.#worked(entity, [...untouched, ...touched.filter(meets(kept))])).filter(meets(worked))
  }

  /** With what is worked out from them and counted about them, as a person reads them. */
  async #worked(entity: AnyEntity, rows: readonly AnyRow[]): Promise<readonly AnyRow[]> {
    if (Object.values(entity.fields).every(isStored)) return rows
    const counts = new Map<string, number>()
    const place = (name: string, by: string, id: string) => `${name} ${by} ${id}`
    for (const field of Object.values(entity.fields)) {
      if (!isCounted(field)) continue
      const { entity: name, by } = field.counts
      const drift = this.#drift(name, by)
      for (const { id } of rows) counts.set(place(name, by, id), (await this.#reader.countReferring(name, by, id)) + (drift.get(id) ?? 0))
    }
    return rows.map((row) => withDerived(entity, row, this.#at, (name, by, id) => counts.get(place(name, by, id)) ?? 0))
  }

  /** What is wrong with the changed records among all the others. `causes` says which change of the commit touched a record. */
  async conflicts(causes: ReadonlyMap<string, number> = new Map()): Promise<Problem[]> {
    const problems: Problem[] = []
    for (const { entity: name, after } of this.steps()) {
      const entity = this.entity(name)
      if (!after || !entity.conflicts) continue
      const change = causes.get(after.id)
      const found = await entity.conflicts(after as Parameters<typeof entity.conflicts>[0], this, this.#at)
      problems.push(...found.map((problem) => ({ ...problem, ...(change !== undefined && { change }) })))
    }
    return problems
  }

  async apply(change: Change, newId: (entity: string) => string): Promise<Step> {
    const entity = this.entity(change.entity)
    const id = change.type === 'create' ? (change.id ?? newId(entity.name)) : change.id
    const before = await this.stored(entity.name, id)
    const origin = this.#touched.get(key(entity.name, id))?.before
    if (change.type === 'create') {
      if (before || entityOfId(this.#entities, id) !== entity) refuse('conflict', messages.conflict(entity.label))
      const version = (origin?.version ?? 0) + 1
      return this.put(entity, id, before, await this.#checked(entity, id, version, withInitial(entity, change.values)))
    }
    if (!before) return refuse('not_found', messages.notFound(entity.label))
    // Two changes of one commit both expect the record as it was before the commit.
    if (change.expect !== undefined && ![before.version, origin?.version].includes(change.expect)) {
      refuse('conflict', messages.conflict(entity.label))
    }
    if (change.type === 'remove') {
      checkSettled(entity, before, undefined)
      return this.put(entity, id, before, undefined)
    }
    const values = merge(before, change.type === 'move' ? moveValues(entity, before, change.to, change.values) : change.values)
    checkMove(entity, before, values)
    const after = await this.#checked(entity, id, before.version + 1, values)
    checkSettled(entity, before, after)
    return this.put(entity, id, before, after)
  }

  put(entity: AnyEntity, id: string, before: AnyRow | undefined, after: AnyRow | undefined): Step {
    const first = this.#touched.get(key(entity.name, id))
    const origin = first ? first.before : before
    this.#touched.set(key(entity.name, id), { entity: entity.name, id, ...(origin && { before: origin }), ...(after && { after }) })
    return { entity: entity.name, id, ...(before && { before }), ...(after && { after }) }
  }

  async #checked(entity: AnyEntity, id: string, version: number, draft: Values): Promise<AnyRow> {
    const result = validate(entity, draft, this.#at)
    if (!result.ok) throw new Refusal(result.problems)
    const lost = await this.lostReferences(entity, result.values)
    if (lost.length > 0) {
      throw new Refusal(lost.map(([path, field]) => ({ path, code: 'not_found', message: messages.referenceMissing(field) })))
    }
    return { ...result.values, id, version }
  }

  /** The references of a record to what is not there, or no longer. */
  async lostReferences(entity: AnyEntity, values: Values) {
    const lost = []
    for (const { path: place, field } of referencesOf(entity)) {
      for (const [path, id] of valuesAt(values, place)) {
        if (typeof id === 'string' && !(await this.stored(field.target, id))) lost.push([path, field] as const)
      }
    }
    return lost
  }

  /** Removed records that somebody still refers to. */
  async dangling(): Promise<Problem[]> {
    const problems: Problem[] = []
    const moved = new Map<string, Map<unknown, number>>()
    for (const { entity, id, before, after } of this.#touched.values()) {
      if (!before || after) continue
      const users: string[] = []
      for (const other of this.#entities.values()) {
        let count = 0
        for (const { path, field } of referencesOf(other)) {
          if (field.target !== entity) continue
          const place = key(other.name, path)
          const drift = moved.get(place) ?? this.#drift(other.name, path)
          moved.set(place, drift)
          count += (await this.#reader.countReferring(other.name, path, id)) + (drift.get(id) ?? 0)
        }
        if (count > 0) users.push(`${count} ${(count === 1 ? other.label.one : other.label.many).toLowerCase()}`)
      }
      if (users.length > 0) {
        problems.push({ path: '', code: 'in_use', message: messages.inUse(titleOf(this.entity(entity), before), users.join(' e ')) })
      }
    }
    return problems
  }

  /** By how much this draft changes the number of records that hold each id in a field. */
  #drift(entity: string, path: string): Map<unknown, number> {
    const drift = new Map<unknown, number>()
    for (const step of this.#touched.values()) {
      if (step.entity !== entity) continue
      for (const from of heldAt(step.before, path)) drift.set(from, (drift.get(from) ?? 0) - 1)
      for (const to of heldAt(step.after, path)) drift.set(to, (drift.get(to) ?? 0) + 1)
    }
    return drift
  }
}

const key = (entity: string, id: string) => `${entity} ${id}`

/** A create may name any state (an import, a sample); without one it starts where the lifecycle starts. */
function withInitial(entity: AnyEntity, values: Values): Values {
  const status = statusOf(entity)
  return status && isBlank(values[status[0]]) ? { ...values, [status[0]]: status[1].initial } : values
}

function moveValues(entity: AnyEntity, before: AnyRow, to: string, values: Values = {}): Values {
  const [path] = statusOf(entity) ?? refuse('invalid', messages.unknownField('stato'))
  return before[path] === to ? values : { ...values, [path]: to }
}

/** What stays of the record and what changes: `null` empties a field, `undefined` is as good as absent. */
function merge(before: AnyRow, values: Values): Values {
  const { id: _id, version: _version, ...kept } = before
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries([...Object.entries(kept), ...given].filter(([path, value]) => value !== null && values[path] !== null))
}
