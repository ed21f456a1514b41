import type { Chain } from '../../entity/chain.types.ts'
import { isReference, statusOf, type AnyEntity } from '../../entity/entity.ts'
import { checkConditions } from '../../evaluation/check-conditions.ts'
import { scopeOf } from '../../evaluation/scope.ts'
import { isStored } from '../../fields/derived.ts'
import type { Field } from '../../fields/field.ts'
import { columnsOf } from '../../fields/lines.ts'
import { DefinitionError } from '../../problem/problem.ts'
import type { Entities } from '../../entity/entities.ts'

/** Checks what a chain names on both sides, and that the kinds fit. */
export function checkChain(sector: string, chain: Chain, entities: Entities): void {
  const place = `${sector}.chains.${chain.key}`
  const { link, made, by, copies, repeats, reverses, when, moves, lapsed } = chain
  const [from, to] = [chain.from, chain.to].map(
    (name) => entities.get(name) ?? missing(place, `'${name}' is not an entity of this sector.`, [...entities.keys()]),
  )
  if (!from || !to) return
  if ((link === undefined) === (made === undefined))
    throw new DefinitionError(
      place,
      'the records must be linked in one place.',
      'Say link, a field of the next record, or made, one of the record before.',
    )
  if (by !== undefined && made === undefined)
    throw new DefinitionError(place, `one record alone shares '${by}'.`, 'Say made where several come into one, or take it out.')
  if (link !== undefined) checkLink(place, to, link, from)
  if (made !== undefined) checkLink(place, from, made, to)
  if (by !== undefined) known(place, from, by)
  for (const [key, source] of Object.entries(copies))
    checkCopy(place, known(place, to, key), known(place, from, source), `${source} → ${key}`)
  for (const key of repeats) known(place, from, key)
  for (const path of reverses) checkTurned(place, to, path, copies)
  checkConditions({ ...scopeOf(from, entities), place: `${place}.when` }, when)
  if (moves !== undefined) checkState(place, from, moves)
  for (const state of lapsed) checkState(place, to, state)
}

function missing(place: string, fault: string, names: readonly string[]): never {
  throw new DefinitionError(place, fault, `Known: ${names.join(', ')}.`)
}

function known(place: string, { name, fields }: AnyEntity, key: string): Field {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined
  return field ?? missing(place, `'${key}' is not a field of ${name}.`, Object.keys(fields))
}

function checkLink(place: string, entity: AnyEntity, key: string, target: AnyEntity): void {
  const field = known(place, entity, key)
  if (isReference(field) && isStored(field) && field.target === target.name) return
  throw new DefinitionError(place, `'${key}' of ${entity.name} does not refer to ${target.name}.`, `Name a reference to ${target.name}.`)
}

function checkCopy(place: string, to: Field, from: Field, what: string): void {
  if (!isStored(to)) throw new DefinitionError(place, `${what} fills what is worked out.`, 'Take it out.')
  if (to.kind !== from.kind) throw new DefinitionError(place, `${what} makes a ${to.kind} of a ${from.kind}.`, 'Copy what is of one kind.')
  if (isReference(to) && isReference(from) && to.target !== from.target)
    throw new DefinitionError(place, `${what} names a ${to.target} where a ${from.target} is.`, 'Copy a reference to the same entity.')
  for (const [key, column] of Object.entries(columnsOf(to) ?? {})) {
    const other = columnsOf(from)?.[key]
    if (other && other.kind !== column.kind)
      throw new DefinitionError(place, `${what} makes a ${column.kind} of a ${other.kind} in '${key}'.`, 'Give both columns one kind.')
  }
}

function checkTurned(place: string, to: AnyEntity, path: string, copies: Chain['copies']): void {
  const [key = '', column] = path.split('.')
  const whole = known(place, to, key)
  const field = column === undefined ? whole : columnsOf(whole)?.[column]
  if (!field?.numeric)
    throw new DefinitionError(place, `'${path}' has no sign to turn.`, 'Name a number, or a column of lines that is one.')
  if (!(key in copies)) throw new DefinitionError(place, `'${path}' is turned and not copied.`, 'Copy it, or take it out.')
  if (!field.schema.safeParse(-1).success) throw new DefinitionError(place, `'${path}' may not be negative.`, 'Give it a min below zero.')
}

function checkState(place: string, entity: AnyEntity, state: string): void {
  const states = Object.keys(statusOf(entity)?.[1].states ?? {})
  if (!states.includes(state)) missing(place, `'${state}' is not a state of ${entity.name}.`, states)
}
