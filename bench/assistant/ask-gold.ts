import { laneEntityOf, laneFieldOf } from '../../src/kernel/screens/lane-of.ts'
import { takingWhere, type AnyEntity } from '../../src/kernel/entity/entity.ts'
import { isAnyOf, type Condition } from '../../src/kernel/expression/condition.ts'
import { isBlank } from '../../src/kernel/fields/blank.ts'
import { addDays } from '../../src/kernel/italian/dates.ts'
import { readMetric } from '../../src/kernel/metric/metric.ts'
import { targetOf } from '../../src/kernel/entity/references.ts'
import type { Sector } from '../../src/kernel/sector/sector.ts'
import { aboutOf, planAction } from '../../src/kernel/action/run-action.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import type { Change, Values } from '../../src/kernel/door/change.ts'
import { readOf } from '../../src/kernel/door/read-of.ts'
import type { Store } from '../../src/kernel/door/store.ts'
import { FROZEN, type Gold, type Named } from './gold.ts'

/** What the store says to a gold: what the engine's answer is held against. */
export type Outcome =
  | { readonly is: 'records'; readonly ids: readonly string[]; readonly inOrder: boolean }
  | { readonly is: 'number'; readonly value: number | undefined }
  | { readonly is: 'groups'; readonly groups: Readonly<Record<string, number>> }
  | { readonly is: 'truth'; readonly value: boolean; readonly ids: readonly string[] }
  | { readonly is: 'value'; readonly id: string; readonly value: unknown }
  | { readonly is: 'formula'; readonly key: string }
  | { readonly is: 'history'; readonly id: string }
  | { readonly is: 'changes'; readonly changes: readonly Change[] }
  | { readonly is: 'asks'; readonly for: string; readonly of: string }
  | { readonly is: 'choose'; readonly ids: readonly string[] }
  | { readonly is: 'impossible' | 'gaps'; readonly of: string }
  | { readonly is: 'refuse' | 'done' | 'undone' | 'dropped' }

/** A gold that the store cannot answer: a fault of who wrote it. */
export class GoldFault extends Error {
  override readonly name = 'GoldFault'
}

const isNamed = (value: unknown): value is Named => typeof value === 'object' && value !== null && 'named' in value

/** Asks the golds of one trade. */
export class Asker {
  readonly sector: Sector
  readonly store: Store

  constructor(sector: Sector, store: Store) {
    this.sector = sector
    this.store = store
  }

  entity(name: string): AnyEntity {
    const entity = this.sector.entities.find((one) => one.name === name)
    if (!entity) throw new GoldFault(`no entity '${name}'`)
    return entity
  }

  async ask(gold: Gold): Promise<Outcome> {
    switch (gold.is) {
      case 'list': {
        const rows = await this.rows(gold.of, gold.where, gold.sort)
        return {
          is: 'records',
          ids: rows.slice(0, gold.first).map(({ id }) => id),
          inOrder: gold.sort !== undefined && gold.first !== undefined,
        }
      }
      case 'figure':
        return { is: 'number', value: (await this.measured(gold)).value }
      case 'groups': {
        const groupBy = { field: gold.by, ...(gold.per && { by: gold.per }) }
        const { groups } = await this.measured({ ...gold, groupBy })
        return { is: 'groups', groups: Object.fromEntries(groups.map(({ key, value }) => [key, value])) }
      }
      case 'yes': {
        const rows = await this.rows(gold.of, gold.where)
        return { is: 'truth', value: rows.length > 0, ids: rows.map(({ id }) => id) }
      }
      case 'value': {
        const row = await this.one(gold.of, gold.where)
        if (!(gold.field in this.entity(gold.of).fields)) throw new GoldFault(`no field '${gold.field}' of ${gold.of}`)
        return { is: 'value', id: row.id, value: row[gold.field] }
      }
      case 'metric': {
        const asked = this.#metric(gold.key)
        if (gold.over && !asked.over) throw new GoldFault(`'${gold.key}' is not worked out over days`)
        const { value } = await readMetric(this.store, asked, FROZEN, gold.over)
        return { is: 'number', value }
      }
      case 'formula':
        return { is: 'formula', key: this.#metric(gold.key).key }
      case 'history':
        return { is: 'history', id: (await this.one(gold.of, gold.where)).id }
      case 'free':
        return { is: 'records', ids: await this.#free(gold), inOrder: false }
      case 'gaps':
        if (!this.entity(gold.of).slot) throw new GoldFault(`${gold.of} has no slot`)
        return { is: 'gaps', of: gold.of }
      case 'create':
      case 'update':
      case 'move':
      case 'remove':
      case 'act':
        return { is: 'changes', changes: await this.changes(gold) }
      case 'asks':
        return { is: 'asks', of: gold.of, for: gold.for }
      case 'choose': {
        const ids = (await this.rows(gold.of, gold.where)).map(({ id }) => id)
        if (ids.length < 2) throw new GoldFault(`to choose among ${ids.length}`)
        return { is: 'choose', ids }
      }
      case 'impossible':
        return { is: 'impossible', of: this.entity(gold.of).name }
      case 'refuse':
      case 'done':
      case 'undone':
      case 'dropped':
        return { is: gold.is }
    }
  }

  /** What a proposal would change; what the sentence leaves open is as the form begins. */
  async changes(gold: Extract<Gold, { is: 'create' | 'update' | 'move' | 'remove' | 'act' }>): Promise<readonly Change[]> {
    const entity = this.entity(gold.of)
    if (gold.is === 'create') return [{ type: 'create', entity: gold.of, values: await this.values(entity.fields, gold.values) }]
    const rows = await this.rows(gold.of, gold.where)
    if (gold.is === 'act') return this.#acted(gold, rows)
    if (rows.length === 0) throw new GoldFault('changes nothing: no record meets it')
    const values = 'values' in gold && gold.values ? await this.values(entity.fields, gold.values) : undefined
    return rows.map(({ id }): Change => {
      if (gold.is === 'remove') return { type: 'remove', entity: gold.of, id }
      if (gold.is === 'update') return { type: 'update', entity: gold.of, id, values: values ?? {} }
      return { type: 'move', entity: gold.of, id, to: gold.to, ...(values && { values }) }
    })
  }

  /** Values with the ids of what they name. */
  async values(fields: AnyEntity['fields'], values: Values): Promise<Values> {
    const resolved = await Promise.all(
      Object.entries(values).map(async ([key, held]) => {
        const field = fields[key]
        if (!field) throw new GoldFault(`no field '${key}'`)
        const ids = await Promise.all([held].flat().map((one) => this.#id(targetOf(field), one)))
        return [key, Array.isArray(held) ? ids : ids[0]] as const
      }),
    )
    return Object.fromEntries(resolved)
  }

  async rows(of: string, where: readonly Condition[], sort?: Extract<Gold, { is: 'list' }>['sort']) {
    this.entity(of)
    return (await allRows(this.store, { entity: of, where: await this.#where(of, where), ...(sort && { sort }) })).rows
  }

  async one(of: string, where: readonly Condition[]) {
    const rows = await this.rows(of, where)
    const [row] = rows
    if (!row || rows.length > 1) throw new GoldFault(`means one ${of} and finds ${rows.length}`)
    return row
  }

  async measured({
    of,
    where,
    fn,
    field,
    groupBy,
  }: Omit<Extract<Gold, { is: 'figure' }>, 'is'> & { groupBy?: { field: string; by?: 'day' | 'month' } }) {
    this.entity(of)
    return this.store.measure({ entity: of, fn, ...(field && { field }), where: await this.#where(of, where), ...(groupBy && { groupBy }) })
  }

  #metric(key: string) {
    const metric = this.sector.metrics.find((one) => one.key === key)
    if (!metric) throw new GoldFault(`no metric '${key}'`)
    return metric
  }

  async #acted({ action: key, inputs, of }: Extract<Gold, { is: 'act' }>, rows: Awaited<ReturnType<Asker['rows']>>) {
    const action = this.sector.actions.find((one) => one.key === key)
    if (action?.entity !== of) throw new GoldFault(`no action '${key}' of ${of}`)
    const about = action.on === 'list' && rows.length > 0 && action.where ? await this.rows(of, action.where) : rows
    const read = readOf(this.store)
    const begun = await action.prefill?.(aboutOf(action, about), read, FROZEN)
    const planned = await planAction(action, { ...begun, ...(await this.values(action.inputs, inputs)) }, read, FROZEN, about)
    if (!planned.ok) throw new GoldFault(planned.problems.map(({ path, message }) => `${path}: ${message}`).join(' '))
    return planned.changes
  }

  async #free({ of, from, lasts, among = [] }: Extract<Gold, { is: 'free' }>): Promise<readonly string[]> {
    const entity = this.entity(of)
    const lanes = laneEntityOf(entity)
    if (!entity.span || !lanes) throw new GoldFault(`${of} lies nowhere`)
    const taken = new Set<unknown>()
    for (const name of [of, ...(entity.exclusive?.with ?? [])]) {
      const other = this.entity(name)
      if (!other.span) continue
      const period = { from, until: addDays(from, lasts) }
      for (const row of await this.rows(name, [{ field: other.span.from, op: 'overlaps', value: period }, ...takingWhere(other)]))
        taken.add(row[laneFieldOf(other) ?? ''])
    }
    return (await this.rows(lanes, among)).filter(({ id }) => !taken.has(id)).map(({ id }) => id)
  }

  /** The records of an entity that are called so. */
  async called(entity: string, title: string): Promise<readonly string[]> {
    return (await this.store.lookup(entity, [title])).get(title) ?? []
  }

  async #id(target: string, value: unknown): Promise<unknown> {
    if (!isNamed(value)) return value
    if (!target) throw new GoldFault(`'${value.named}' is named where no record is`)
    const ids = await this.called(target, value.named)
    if (ids.length !== 1) throw new GoldFault(`'${value.named}' names ${ids.length} of ${target}`)
    return ids[0]
  }

  async #where(of: string, where: readonly Condition[]): Promise<readonly Condition[]> {
    return Promise.all(
      where.map(async (condition): Promise<Condition> => {
        if (isAnyOf(condition)) return { any: await Promise.all(condition.any.map((some) => this.#where(of, some))) }
        const { value } = condition
        if (isBlank(value) || ![value].flat().some(isNamed)) return condition
        const target = this.#targetAt(this.entity(of), condition.field.split('.'))
        const ids = await Promise.all([value].flat().map((one) => this.#id(target, one)))
        return { ...condition, value: Array.isArray(value) ? ids : ids[0] }
      }),
    )
  }

  #targetAt(entity: AnyEntity, [key = '', ...rest]: readonly string[]): string {
    const target = targetOf(entity.fields[key])
    return rest.length > 0 ? this.#targetAt(this.entity(target), rest) : target
  }
}
