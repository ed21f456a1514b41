import { isBlank } from '../fields/blank.ts'
import { findLikely } from '../derive/find-likely.ts'
import { keysOf, traitsOf } from '../derive/same-record.ts'
import type { Doubt } from '../problem/doubt.ts'
import { statusOf, titleOf, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import { isKind } from '../fields/field.ts'
import { isOver } from '../fields/status.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { isText } from '../fields/text.ts'
import { holderOf } from '../derive/holder.ts'
import { messages } from '../problem/messages.ts'
import type { Asked } from '../opening/slot-doubts.ts'
import { owedDoubts } from './owed.ts'
import { targetOf } from '../entity/references.ts'
import type { Values } from '../door/change.ts'
import { readOf } from '../door/read-of.ts'
import type { Store } from '../door/store.ts'

interface Among {
  readonly store: Pick<Store, 'get' | 'query'>
  readonly entities: readonly AnyEntity[]
  /** The record as it was; nothing of a new one. */
  readonly before: AnyRow | undefined
  readonly after: Values
  readonly asked?: Asked
}

/** Questions about a record among the others, before it is kept: the form, an order by words and a move ask the same. */
export async function doubtsAmong(entity: AnyEntity, among: Among): Promise<readonly Doubt[]> {
  const { before, after, store, asked } = among
  const found = await Promise.all([
    namesakeDoubts(entity, among),
    secondDoubts(entity, among),
    fallingDoubts(entity, among),
    ownDoubts(entity, among),
    owedDoubts(entity, { before, after, read: store, ...(asked && { asked }) }),
  ])
  return found.flat()
}

/** What the entity itself asks about; what was so before is not asked again. */
async function ownDoubts({ asks }: AnyEntity, { store, before, after }: Among): Promise<readonly Doubt[]> {
  if (!asks) return []
  const of = (row: Values) => asks({ id: 'nuovo_', version: 0, ...row }, readOf(store))
  const [found, known] = await Promise.all([of(after), before ? of(before) : []])
  return found.filter(({ message }) => !known.some((one) => one.message === message))
}

/** Whether the records of an entity are people, or firms that one writes to: called by a name, and reached or taxed under it. */
function isSomebody({ title, fields, slot, span }: AnyEntity): boolean {
  const isReached = Object.values(fields).some(
    (field) => isStored(field) && (isKind(field, 'phone') || isKind(field, 'email') || isKind(field, 'fiscal_code')),
  )
  const isNamed = title.flat().every((key) => {
    const field = fields[key]
    return field !== undefined && isStored(field) && isText(field)
  })
  return isReached && isNamed && !slot && !span
}

/** A question about a new name that somebody else already has: one person twice is likelier than two of one name. */
async function namesakeDoubts(entity: AnyEntity, { store, before, after }: Among): Promise<readonly Doubt[]> {
  if (!isSomebody(entity)) return []
  const title = entity.title.flat()
  const names = traitsOf(entity).filter((trait) => !trait.isUnique && keysOf(entity, trait).some((key) => title.includes(key)))
  if (names.length === 0) return []
  const byName: AnyEntity = { ...entity, unique: [], alike: names.map(({ fields }) => fields) }
  const likely = await findLikely(store, byName, after, before)
  const [path] = title
  if (!likely || path === undefined) return []
  const holder = holderOf(entity)
  const isPerson = entity.apart !== undefined || (holder !== undefined && !holder.mayBeFirm)
  return [{ path, message: messages.namesake(titleOf(entity, likely.row, undefined), isPerson ? undefined : entity.label) }]
}

/** A question about a second record that is not over and says the same in fields that seldom come twice. */
async function secondDoubts(entity: AnyEntity, { store, entities, before, after, asked = 'salva' }: Among): Promise<readonly Doubt[]> {
  const [state, status] = statusOf(entity) ?? []
  if (!entity.seldom || state === undefined || !status) return []
  const open = Object.entries(status.states).flatMap(([key, one]) => (isOver(one) ? [] : [key]))
  const own = after[state] ?? status.initial
  if (typeof own === 'string' && !open.includes(own)) return []
  const doubts = await Promise.all(
    entity.seldom.map(async (keys): Promise<readonly Doubt[]> => {
      const isSaid = keys.every((key) => !isBlank(after[key]))
      if (!isSaid || (before && keys.every((key) => before[key] === after[key]))) return []
      const where = [
        ...keys.map((key) => ({ field: key, op: 'eq' as const, value: after[key] })),
        { field: state, op: 'in' as const, value: open },
      ]
      const page = await store.query({ entity: entity.name, where, page: { limit: 2 } })
      const other = page.rows.find(({ id }) => id !== before?.id)
      const [path] = keys
      if (!other || path === undefined) return []
      const first = entities.find(({ name }) => name === entity.name) ?? entity
      const said = messages.alsoOpen(
        entity.label,
        titleOf(first, other, (id) => page.names[id]),
      )
      return [{ path, message: messages.anyway(said, asked) }]
    }),
  )
  return doubts.flat()
}

/** A question about a number that only ever rises and is less than what is known already: kilometres. */
async function fallingDoubts(entity: AnyEntity, { store, entities, before, after, asked = 'salva' }: Among): Promise<readonly Doubt[]> {
  const { rises, fields } = entity
  if (!rises) return []
  const [by = '', key = ''] = rises.than.split('.')
  const [id, count] = [after[by], after[rises.field]]
  if (typeof id !== 'string' || typeof count !== 'number') return []
  if (before && before[by] === id && before[rises.field] === count) return []
  const target = entities.find(({ name }) => name === targetOf(fields[by]))
  const held = target && (await store.get(target.name, id))
  const known = held?.[key]
  const field = fields[rises.field]
  if (!target || !held || !field || typeof known !== 'number' || known <= count) return []
  const said = messages.fallsBack(titleOf(target, held, undefined), field.format(known), field.format(count), field.label)
  return [{ path: rises.field, message: messages.anyway(said, asked) }]
}
