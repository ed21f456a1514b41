import { statusOf, type AnyEntity } from '../entity.ts'
import { pathsOfConditions } from '../expression/paths.ts'
import type { Field } from '../fields/field.ts'
import type { Sight } from './sight.types.ts'

type Eyes = Pick<Sight, 'sees' | 'writes' | 'seesPath'>

/** An entity as somebody sees it: without the fields that are hidden, and without all that names them. */
export function narrowed(entity: AnyEntity, { sees, writes, seesPath }: Eyes): AnyEntity {
  const { name, exclusive, prefill, proposes, revises } = entity
  const isSeen = (path: string) => seesPath(name, path)
  const areSeen = (paths: readonly string[]) => paths.every(isSeen)
  const isWritten = (key: string) => writes(name, key)
  const offered = <D extends object>(draft: D): D => Object.fromEntries(Object.entries(draft).filter(([key]) => isWritten(key))) as D
  return {
    ...entity,
    fields: fieldsSeen(entity, isSeen),
    table: entity.table.filter(isSeen),
    form: entity.form.map((group) => ({ ...group, fields: group.fields.filter(isWritten) })).filter(({ fields }) => fields.length > 0),
    ...(entity.unique && { unique: entity.unique.filter(areSeen) }),
    ...(entity.alike && { alike: entity.alike.filter(areSeen) }),
    ...(entity.apart && { apart: entity.apart.filter(isSeen) }),
    ...(entity.rules && { rules: entity.rules.filter(({ field, when }) => areSeen([field, ...pathsOfConditions(when)])) }),
    ...(exclusive?.with && { exclusive: { ...exclusive, with: exclusive.with.filter((other) => sees(other)) } }),
    ...(prefill && { prefill: (at) => offered(prefill(at)) }),
    ...(proposes && { proposes: async (draft, read, at) => offered(await proposes(draft, read, at)) }),
    ...(revises && { revises: async (before, after, read) => offered(await revises(before, after, read)) }),
  }
}

function fieldsSeen(entity: AnyEntity, isSeen: (key: string) => boolean): Readonly<Record<string, Field>> {
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([key]) => isSeen(key)))
  const [key, status] = statusOf(entity) ?? []
  if (key === undefined || !status) return fields
  const states = Object.entries(status.states).map(([state, { requires, shows, ...rest }]) => [
    state,
    { ...rest, ...(requires && { requires: requires.filter(isSeen) }), ...(shows && { shows: shows.filter(isSeen) }) },
  ])
  const lean = { ...status, states: Object.fromEntries(states) as typeof status.states }
  return { ...fields, [key]: lean }
}
