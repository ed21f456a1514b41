import type { Sight } from '../../access/sight.types.ts'
import type { At } from '../../italian/at.ts'
import { isBlank } from '../../fields/blank.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { isStored } from '../../fields/derived.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import type { Problem } from '../../problem/problem.ts'
import { referencesOf, valuesAt } from '../../entity/references.ts'
import { validate } from '../../derive/validate.ts'
import { toldOf } from '../access/may.ts'
import type { Change, Values, Via } from '../../door/change.ts'
import { entityOfId, type Entities } from '../../entity/entities.ts'
import { adjusted } from './adjusted.ts'
import { checkMove } from './check-move.ts'
import { numberedProblem } from './check-numbered.ts'
import { checkSettled } from './check-settled.ts'
import { giveNumbers } from './give-numbers.ts'
import { refuse, Refusal } from './refusal.ts'
import type { Done, Step, Work } from '../work.ts'

/** A change, and which one of the commit it is or follows from. */
export interface Wish {
  readonly change: Change
  readonly index: number
}

/** What planning needs to know of the place where it happens. */
export interface Ground {
  readonly entities: Entities
  /** What whoever asks sees and may change. What follows from his changes looks at everything, and tells him only of what he sees. */
  readonly sight: Sight
  readonly work: Work
  readonly at: At
  readonly newId: (entity: string) => string
  /** Through which door the changes come. */
  readonly via: Via
}

/** What of the problems of a record whoever asks may be told. */
type Tell = (entity: string, before: AnyRow | undefined, problems: readonly Problem[]) => readonly Problem[]

/** The records that a commit touches, from what they were to what they will be. */
export class Draft {
  readonly #entities: Entities
  readonly #work: Work
  readonly #at: At
  readonly #newId: (entity: string) => string
  readonly #via: Via
  readonly #tell: Tell
  /** As they were before the commit, and as they stand now, by id; undefined where there was or is none. */
  readonly #origin = new Map<string, AnyRow | undefined>()
  readonly #now = new Map<string, AnyRow | undefined>()
  /** Values that the authors of changes gave up, by id. */
  readonly #discarded = new Map<string, Values>()
  /** Which change touched a record last. */
  readonly causes = new Map<string, number>()

  constructor({ entities, sight, work, at, newId, via }: Ground) {
    this.#entities = entities
    this.#work = work
    this.#at = at
    this.#newId = newId
    this.#via = via
    this.#tell = (entity, before, problems) => toldOf(sight, entity, before, problems)
  }

  entity(name: string): AnyEntity {
    return this.#entities.get(name) ?? refuse('not_found', messages.notFound({ one: name, gender: 'm' }))
  }

  /** Everything that is other than before the commit. */
  steps(): readonly Step[] {
    return [...this.#now].flatMap(([id, after]) => {
      const before = this.#origin.get(id)
      const entity = entityOfId(this.#entities, id)
      // What was only looked at is as it was.
      if (!entity || before === after) return []
      const discarded = this.#discarded.get(id)
      return [{ ...stepOf(entity.name, id, before, after), ...(discarded && { discarded }) }]
    })
  }

  /** Does all that is wished, one after the other, and writes it. What is refused is told, and the rest goes on. */
  async apply(wishes: readonly Wish[], problems: Problem[]): Promise<readonly Done[]> {
    await this.load(wishes.flatMap(({ change }) => (change.id === undefined ? [] : [[change.entity, change.id] as const])))
    const done: Done[] = []
    for (const { change, index } of wishes) {
      try {
        done.push({ ...this.#applyOne(change, index), index })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const before = change.id === undefined ? undefined : this.stored(change.entity, change.id)
        problems.push(...this.#tell(change.entity, before, error.problems).map((problem) => ({ ...problem, change: index })))
      }
    }
    problems.push(...(await this.#lost(done)))
    const numbered = await this.#numbered(done, problems)
    await this.#work.write(this.#latest(numbered))
    return numbered
  }

  /** The changes with the numbers that they give. */
  async #numbered(done: readonly Done[], problems: Problem[]): Promise<readonly Done[]> {
    const counting = { work: this.#work, at: this.#at, entity: (name: string) => this.entity(name), now: (id: string) => this.#now.get(id) }
    const given = await giveNumbers(counting, done)
    problems.push(...given.problems)
    for (const { id, after } of given.done) this.#now.set(id, after)
    return given.done
  }

  /** Puts records as they are to stand, without asking whether they may: an earlier state comes back. */
  async restore(steps: readonly Step[]): Promise<void> {
    for (const { id, before, after } of steps) {
      this.#origin.set(id, before)
      this.#now.set(id, after)
    }
    await this.#work.write(steps)
  }

  /** The references of records to what is not there, or no longer. */
  async lostReferences(rows: readonly (readonly [AnyEntity, Values])[]) {
    const named = rows.flatMap(([entity, values], at) =>
      referencesOf(entity).flatMap(({ path: place, field }) =>
        valuesAt(values, place).flatMap(([path, id]) => (typeof id === 'string' ? [{ at, path, field, id }] : [])),
      ),
    )
    await this.load(named.map(({ field, id }) => [field.target, id] as const))
    // What this commit removes is told by whoever is still named.
    return named.filter(({ field, id }) => !this.stored(field.target, id) && !this.#origin.get(id))
  }

  /** A record as it stands now; it has been loaded. */
  stored(entity: string, id: string): AnyRow | undefined {
    return entityOfId(this.#entities, id)?.name === entity ? this.#now.get(id) : undefined
  }

  /** Reads what is not known yet, in one question an entity. */
  async load(wanted: readonly (readonly [entity: string, id: string])[]): Promise<void> {
    const unknown = new Map(
      wanted.flatMap(([entity, id]) => (this.#now.has(id) || !this.#entities.has(entity) ? [] : [[id, entity] as const])),
    )
    for (const [name, pairs] of Map.groupBy(unknown, ([, entity]) => entity)) {
      const ids = pairs.map(([id]) => id)
      const rows = new Map((await this.#work.getKept(name, ids)).map((row) => [row.id, storedOf(this.entity(name), row)]))
      for (const id of ids) {
        this.#origin.set(id, rows.get(id))
        this.#now.set(id, rows.get(id))
      }
    }
  }

  #applyOne(change: Change, index: number): Step {
    const entity = this.entity(change.entity)
    const id = change.id ?? this.#newId(entity.name)
    const before = this.stored(entity.name, id)
    const origin = this.#origin.get(id)
    if (change.type === 'create') {
      if (before || entityOfId(this.#entities, id) !== entity) refuse('conflict', messages.conflict(entity.label))
      const version = (origin?.version ?? 0) + 1
      const created = this.#checked(entity, id, version, withInitial(entity, change.values))
      this.#checkNumbered(entity, before, created)
      return this.#put(entity, id, before, created, index)
    }
    if (!before) return refuse('not_found', messages.notFound(entity.label))
    // Two changes of one commit both expect the record as it was before the commit.
    if ('expect' in change && change.expect !== undefined && ![before.version, origin?.version].includes(change.expect)) {
      refuse('conflict', messages.conflict(entity.label))
    }
    if (change.type === 'remove') {
      this.#checkNumbered(entity, before, undefined)
      checkSettled(entity, origin, before, undefined)
      if (origin && entity.stays !== undefined) refuse('rule', entity.stays)
      return this.#put(entity, id, before, undefined, index)
    }
    const values = merge(before, wishedValues(entity, before, change))
    checkMove(entity, before, values)
    const after = this.#checkedOpen(entity, origin, before, values)
    checkSettled(entity, origin, before, after)
    this.#checkNumbered(entity, before, after)
    if (change.type === 'update' && change.discarded) this.#discarded.set(id, readableValues(entity, change.discarded))
    return this.#put(entity, id, before, after, index)
  }

  #checkNumbered(entity: AnyEntity, before: AnyRow | undefined, after: AnyRow | undefined): void {
    const problem = numberedProblem(entity, before, after, this.#via)
    if (problem) throw new Refusal([problem])
  }

  #put(entity: AnyEntity, id: string, before: AnyRow | undefined, after: AnyRow | undefined, index: number): Step {
    if (!this.#origin.has(id)) this.#origin.set(id, before)
    this.#now.set(id, after)
    this.causes.set(id, index)
    return stepOf(entity.name, id, before, after)
  }

  #checked(entity: AnyEntity, id: string, version: number, draft: Values): AnyRow {
    const result = validate(entity, draft, this.#at)
    if (!result.ok) throw new Refusal(result.problems)
    return { ...result.values, id, version }
  }

  /** The record as it is to stand. Of one that is closed the sentence says so, and not what a rule makes of the change. */
  #checkedOpen(entity: AnyEntity, origin: AnyRow | undefined, before: AnyRow, values: Values): AnyRow {
    try {
      return this.#checked(entity, before.id, before.version + 1, values)
    } catch (error) {
      if (error instanceof Refusal) checkSettled(entity, origin, before, { ...values, id: before.id, version: before.version })
      throw error
    }
  }

  async #lost(done: readonly Done[]): Promise<Problem[]> {
    const kept = this.#latest(done).flatMap(({ entity, id, after }) => (after ? [[this.entity(entity), after, id] as const] : []))
    const lost = await this.lostReferences(kept.map(([entity, after]) => [entity, after]))
    return lost.flatMap(({ at, path, field }) => {
      const [entity, , id = ''] = kept[at] ?? []
      const problem: Problem = { path, code: 'not_found', message: messages.referenceMissing(field) }
      const change = this.causes.get(id) ?? 0
      return this.#tell(entity?.name ?? '', undefined, [problem]).map((one) => ({ ...one, change }))
    })
  }

  /** Each record once, from before these steps to where they have left it. */
  #latest(done: readonly Done[]): readonly Step[] {
    const first = new Map<string, Done>()
    for (const step of done) if (!first.has(step.id)) first.set(step.id, step)
    return [...first.values()].map(({ entity, id, before }) => stepOf(entity, id, before, this.#now.get(id)))
  }
}

export const stepOf = (entity: string, id: string, before: AnyRow | undefined, after: AnyRow | undefined): Step => ({
  entity,
  id,
  ...(before && { before }),
  ...(after && { after }),
})

/** The record without what was worked out from it. */
export function storedOf({ fields }: AnyEntity, row: AnyRow): AnyRow {
  const kept = Object.entries(row).flatMap(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    return !field || isStored(field) ? [[key, field?.kept?.(value) ?? value]] : []
  })
  return Object.fromEntries(kept) as AnyRow
}

/** The values that could stand in the record: others would be read by nobody again. `null` stands for an empty field. */
function readableValues({ fields }: AnyEntity, values: Values): Values {
  const readable = Object.entries(values).filter(([key, value]) => {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined
    return field && isStored(field) && value !== undefined && (value === null || field.schema.safeParse(value).success)
  })
  return Object.fromEntries(readable)
}

function wishedValues(entity: AnyEntity, before: AnyRow, change: Exclude<Change, { type: 'create' | 'remove' }>): Values {
  if (change.type === 'adjust') return adjusted(entity, before, change.by)
  return change.type === 'move' ? moveValues(entity, before, change.to, change.values) : change.values
}

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
