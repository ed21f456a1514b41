import type { At } from '../at.ts'
import { isReference, statusOf, titleOf, type AnyEntity } from '../define-entity.ts'
import { isCounted, isDerived } from '../fields/derived.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { canMove } from '../fields/status.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { isBlank, validate } from '../validate.ts'
import type { Change, Values } from './change.ts'

/** The entities of a sector by name. */
export type Entities = ReadonlyMap<string, AnyEntity>

/** What planning must be able to read; every store answers it in its own way. */
export interface Reader {
  get(entity: string, id: string): Promise<AnyRow | undefined>
  /** How many records of `entity` hold `id` in `field`. */
  countReferring(entity: string, field: string, id: string): Promise<number>
}

/** One record's before and after. Creating has no before, removing has no after. */
export interface Step {
  readonly entity: string
  readonly id: string
  readonly before?: AnyRow
  readonly after?: AnyRow
}

export type Plan = { readonly ok: true; readonly steps: readonly Step[] } | { readonly ok: false; readonly problems: readonly Problem[] }

/** Effects may set off effects; a chain longer than this is a fault in the sector. */
const MAX_CHANGES = 10_000

class Refusal extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('refused')
    this.problems = problems
  }
}

/**
 * Turns changes into steps, or into everything that is wrong with them. The same rules run in every store:
 * the draft is validated, references are resolved, a move must be allowed and complete, versions must be those expected, effects join in.
 */
export async function plan(
  entities: Entities,
  reader: Reader,
  changes: readonly Change[],
  at: At,
  newId: (entity: string) => string,
): Promise<Plan> {
  const draft = new Draft(entities, reader)
  const queue = changes.map((change, index) => ({ change, index }))
  const problems: Problem[] = []
  for (let turn = 0; turn < queue.length && turn < MAX_CHANGES; turn++) {
    const item = queue[turn]
    if (!item) break
    try {
      const step = await draft.apply(item.change, at, newId)
      const more = draft.entity(step.entity).effects?.(stored(step.before), stored(step.after)) ?? []
      queue.push(...more.map((change) => ({ change, index: item.index })))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push(...error.problems.map((problem) => ({ ...problem, change: item.index })))
    }
  }
  if (problems.length === 0) problems.push(...(await draft.dangling()))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, steps: draft.steps() }
}

const stored = (row: AnyRow | undefined) => row as Parameters<NonNullable<AnyEntity['effects']>>[0]
const refuse = (code: Problem['code'], message: string, path = ''): never => {
  throw new Refusal([{ path, code, message }])
}

/** The records as they will be, on top of those that the reader holds. */
class Draft {
  readonly #touched = new Map<string, Step>()
  readonly #entities: Entities
  readonly #reader: Reader
  constructor(entities: Entities, reader: Reader) {
    this.#entities = entities
    this.#reader = reader
  }

  entity(name: string): AnyEntity {
    return this.#entities.get(name) ?? refuse('not_found', messages.notFound(name))
  }

  steps(): readonly Step[] {
    return [...this.#touched.values()].filter((step) => step.before !== undefined || step.after !== undefined)
  }

  async current(entity: string, id: string): Promise<AnyRow | undefined> {
    const touched = this.#touched.get(id)
    return touched ? touched.after : this.#reader.get(entity, id)
  }

  async apply(change: Change, at: At, newId: (entity: string) => string): Promise<Step> {
    const entity = this.entity(change.entity)
    const id = change.type === 'create' ? (change.id ?? newId(entity.name)) : change.id
    const before = await this.current(entity.name, id)
    if (change.type === 'create') {
      if (before || !id.startsWith(`${entity.name}_`)) refuse('conflict', messages.conflict(entity.label.one))
      return this.#put(entity, id, before, await this.#checked(entity, id, 1, withInitial(entity, change.values), at))
    }
    if (!before) return refuse('not_found', messages.notFound(entity.label.one))
    if (change.expect !== undefined && change.expect !== before.version) refuse('conflict', messages.conflict(entity.label.one))
    if (change.type === 'remove') return this.#put(entity, id, before, undefined)
    const values = merge(before, change.type === 'move' ? moveValues(entity, before, change.to, change.values) : change.values)
    checkStatus(entity, before, values)
    return this.#put(entity, id, before, await this.#checked(entity, id, before.version + 1, values, at))
  }

  #put(entity: AnyEntity, id: string, before: AnyRow | undefined, after: AnyRow | undefined): Step {
    const first = this.#touched.get(id)
    const origin = first ? first.before : before
    this.#touched.set(id, { entity: entity.name, id, ...(origin && { before: origin }), ...(after && { after }) })
    return { entity: entity.name, id, ...(before && { before }), ...(after && { after }) }
  }

  async #checked(entity: AnyEntity, id: string, version: number, draft: Values, at: At): Promise<AnyRow> {
    const result = validate(entity, draft, at)
    if (!result.ok) throw new Refusal(result.problems)
    for (const [key, field] of Object.entries(entity.fields)) {
      const value = result.values[key]
      if (!isReference(field) || typeof value !== 'string') continue
      if (!(await this.current(field.target, value))) refuse('not_found', messages.referenceMissing(field), key)
    }
    return { ...result.values, id, version }
  }

  /** Removed records that somebody still refers to. */
  async dangling(): Promise<Problem[]> {
    const problems: Problem[] = []
    for (const { entity, id, before, after } of this.#touched.values()) {
      if (!before || after) continue
      const users: string[] = []
      for (const other of this.#entities.values()) {
        const count = await this.#users(other, entity, id)
        if (count > 0) users.push(`${count} ${(count === 1 ? other.label.one : other.label.many).toLowerCase()}`)
      }
      if (users.length > 0)
        problems.push({ path: '', code: 'in_use', message: messages.inUse(titleOf(this.entity(entity), before), users.join(' e ')) })
    }
    return problems
  }

  async #users(other: AnyEntity, target: string, id: string): Promise<number> {
    let count = 0
    for (const [key, field] of Object.entries(other.fields)) {
      if (!isReference(field) || field.target !== target) continue
      count += await this.#reader.countReferring(other.name, key, id)
      for (const step of this.#touched.values()) {
        if (step.entity !== other.name) continue
        if (step.before?.[key] === id) count--
        if (step.after?.[key] === id) count++
      }
    }
    return count
  }
}

/** A create may name any state (an import, a sample); without one it starts where the lifecycle starts. */
function withInitial(entity: AnyEntity, values: Values): Values {
  const status = statusOf(entity)
  return status && isBlank(values[status[0]]) ? { ...values, [status[0]]: status[1].initial } : values
}

function moveValues(entity: AnyEntity, before: AnyRow, to: string, values: Values = {}): Values {
  const [key] = statusOf(entity) ?? refuse('invalid', messages.unknownField('stato'))
  return before[key] === to ? values : { ...values, [key]: to }
}

/** What stays of the record and what changes; `null` empties a field. Values that are worked out do not travel. */
function merge(before: AnyRow, values: Values): Values {
  const { id: _id, version: _version, ...kept } = before
  const next: Record<string, unknown> = { ...kept, ...values }
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== null && value !== undefined))
}

function checkStatus(entity: AnyEntity, before: AnyRow, values: Values): void {
  const status = statusOf(entity)
  if (!status) return
  const [key, field] = status
  const from = String(before[key])
  const to = String(values[key])
  if (from === to || !field.states[to]) return
  const state = field.states[to]
  if (!canMove(field, from, to)) {
    const allowed = (field.states[from]?.next ?? []).map((next) => field.states[next]?.label ?? next)
    refuse('move_not_allowed', messages.moveNotAllowed(field.states[from]?.label ?? from, state.label, allowed), key)
  }
  const missing = missingFor(entity, to, values)
  if (missing.length > 0) {
    throw new Refusal(
      missing.map(([path, needed]) => ({ path, code: 'move_requires', message: messages.moveRequires(state.label, [needed]) })),
    )
  }
}

/** The fields that a record still lacks to enter a state. */
export function missingFor(entity: AnyEntity, to: string, values: Values) {
  const requires = statusOf(entity)?.[1].states[to]?.requires ?? []
  return requires.flatMap((key) => {
    const field = entity.fields[key]
    return field && !isDerived(field) && !isCounted(field) && isBlank(values[key]) ? [[key, field] as const] : []
  })
}
