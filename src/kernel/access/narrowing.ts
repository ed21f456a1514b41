import { statusOf, type AnyEntity, type Exclusive, type Note, type Settled } from '../entity/entity.ts'
import { pathsOfConditions } from '../expression/paths.ts'
import { isStored } from '../fields/derived.ts'
import type { Field } from '../fields/field.ts'
import { seenChain } from './seen-chain.ts'
import type { Sight } from './sight.types.ts'

type Eyes = Pick<Sight, 'sees' | 'writes' | 'seesPath'>

/** An entity as somebody sees it: without the fields that are hidden, and without all that names them. */
export function narrowed(entity: AnyEntity, eyes: Eyes): AnyEntity {
  const { sees, writes, seesPath } = eyes
  const { name, exclusive, prefill, proposes, revises, note, settled, closed, chains } = entity
  const isSeen = (path: string) => seesPath(name, path)
  const areSeen = (paths: readonly string[]) => paths.every(isSeen)
  const isWritten = (key: string) => writes(name, key)
  const offered = <D extends object>(draft: D): D => Object.fromEntries(Object.entries(draft).filter(([key]) => isWritten(key))) as D
  const seen = fieldsSeen(entity, isSeen, isWritten)
  const fixed = Object.entries(seen).flatMap(([key, field]) => (isStored(field) && !isWritten(key) ? [key] : []))
  return {
    ...entity,
    fields: seen,
    ...(writes(name) ? fixed.length > 0 && { fixed } : { fixed: 'all' }),
    table: entity.table.filter(isSeen),
    form: entity.form.map((group) => ({ ...group, fields: group.fields.filter(isSeen) })).filter(({ fields }) => fields.length > 0),
    ...(entity.unique && { unique: entity.unique.filter(areSeen) }),
    ...(entity.alike && { alike: entity.alike.filter(areSeen) }),
    ...(entity.apart && { apart: entity.apart.filter(isSeen) }),
    ...(entity.seldom && { seldom: entity.seldom.filter(areSeen) }),
    ...(entity.rules && { rules: entity.rules.filter(({ field, when }) => areSeen([field, ...pathsOfConditions(when)])) }),
    ...(exclusive && { exclusive: exclusiveSeen(exclusive, isSeen, sees) }),
    ...(prefill && { prefill: (at) => offered(prefill(at)) }),
    ...(proposes && { proposes: async (draft, read, at) => offered(await proposes(draft, read, at)) }),
    ...(note && { note: (row) => noteSeen(note(row), writes) }),
    ...(settled && { settled: (row) => settledSeen(settled(row), writes(name)) }),
    ...(closed?.instead && !writes(name) && { closed: { ...closed, instead: () => undefined } }),
    ...(chains && { chains: chains.flatMap((chain) => seenChain(chain, eyes)) }),
    ...(revises && { revises: async (before, after, read) => offered(await revises(before, after, read)) }),
  }
}

/** What a note leads to is offered to who may make it. */
function noteSeen(note: Note | undefined, writes: Eyes['writes']): Note | undefined {
  if (!note?.next || writes(note.next.entity)) return note
  return { message: note.message }
}

function settledSeen(settled: Settled | undefined, isWritten: boolean): Settled | undefined {
  if (!settled || isWritten) return settled
  const { instead: _, ...rest } = settled
  return rest
}

/** What is taken is guarded by the commit, which looks at everything; a form asks of what its asker sees. */
const exclusiveSeen = (exclusive: Exclusive, isSeen: Of, sees: Of): Exclusive => ({
  ...exclusive,
  ...(exclusive.also && { also: exclusive.also.filter(isSeen) }),
  ...(exclusive.with && { with: exclusive.with.filter(sees) }),
})

type Of = (key: string) => boolean

function fieldsSeen(entity: AnyEntity, isSeen: Of, isWritten: Of): Readonly<Record<string, Field>> {
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([key]) => isSeen(key)))
  const [key, status] = statusOf(entity) ?? []
  if (key === undefined || !status) return fields
  const states = Object.entries(status.states).map(([state, { requires, shows, next, ...rest }]) => [
    state,
    {
      ...rest,
      next: isWritten(key) ? next : [],
      ...(requires && { requires: requires.filter(isSeen) }),
      ...(shows && { shows: shows.filter(isSeen) }),
    },
  ])
  const lean = { ...status, states: Object.fromEntries(states) as typeof status.states }
  return { ...fields, [key]: lean }
}
