import type { AnyEntity } from '../../entity/entity.ts'
import { checkConditions } from '../../evaluation/check-conditions.ts'
import type { Node } from '../../expression/expression.ts'
import { kindOf, kindOfField, scopeOver } from '../../evaluation/kinds-of-value.ts'
import { pathsOf, pathsOfConditions } from '../../expression/paths.ts'
import { resolve, scopeOf, type Scope } from '../../evaluation/scope.ts'
import { isDerived } from '../../fields/derived.ts'
import type { Field } from '../../fields/field.ts'
import { columnsOf } from '../../fields/lines.ts'
import { isStamped } from '../../fields/stamped.ts'
import { DefinitionError } from '../../problem/problem.ts'

/** Checks what is worked out and ruled in an entity, among all of the sector. */
export function checkDerived(sector: string, entity: AnyEntity, entities: ReadonlyMap<string, AnyEntity>): void {
  const record = scopeOf(entity, entities)
  for (const [key, field] of Object.entries(entity.fields)) {
    const place = `${sector}.${entity.name}.${key}`
    checkWorked(field, { ...record, place })
    checkStamped(field, { ...record, place })
    for (const [column, one] of Object.entries(columnsOf(field) ?? {})) {
      const inLine = { ...scopeOver({ lines: key }, record), place: `${place}.${column}` }
      checkWorked(one, inLine)
      checkStamped(one, inLine)
    }
  }
  for (const { when } of entity.rules ?? [])
    checkConditions({ ...scopeOf(entity, entities), place: `${sector}.${entity.name}.rules` }, when)
}

function checkWorked(field: Field, scope: Scope): void {
  if (!isDerived(field)) return
  const [worked, kept] = [kindOf(field.derive, scope), kindOfField(field)]
  if (worked !== kept) throw new DefinitionError(scope.place, `is a ${kept} and works out a ${worked}.`, 'Take a field of that kind.')
  checkInside(field.derive, scope)
}

/** A stamp copies a field of the card that the reference beside it names. */
function checkStamped(field: Field, scope: Scope): void {
  if (!isStamped(field)) return
  const { hops, field: from } = resolve(scope, field.stampedFrom)
  if (hops.length !== 1 || from?.kind !== field.kind)
    throw new DefinitionError(
      scope.place,
      `is a ${field.kind} and is stamped from '${field.stampedFrom}'.`,
      'Name a field of that kind behind one reference.',
    )
}

/** The conditions inside an expression, each where it is asked. */
function checkInside(node: Node, scope: Scope): void {
  if ('fn' in node) for (const part of node.of) checkInside(part, scope)
  if ('cases' in node) {
    for (const { when, is } of node.cases) {
      checkConditions(scope, when)
      checkInside(is, scope)
    }
    checkInside(node.otherwise, scope)
  }
  if ('over' in node) {
    const inner = { ...scopeOver(node.over, scope), place: scope.place }
    checkConditions(inner, node.over.where ?? [])
    if (node.over.of) checkInside(node.over.of, inner)
    if (node.over.vat?.less) checkInside(node.over.vat.less, scope)
  }
}

/** Throws where worked-out values of several entities are worked out from each other in a ring. */
export function checkRings(entities: ReadonlyMap<string, AnyEntity>): void {
  const done = new Set<string>()
  const visit = (entity: AnyEntity, key: string, ring: readonly string[]): void => {
    const place = `${entity.name}.${key}`
    const field = entity.fields[key]
    if (!field || !isDerived(field) || done.has(place)) return
    if (ring.includes(place))
      throw new DefinitionError(place, `is worked out from itself: ${[...ring, place].join(' → ')}.`, 'Break the ring.')
    for (const [other, name] of neededBy(field.derive, scopeOf(entity, entities))) visit(other, name, [...ring, place])
    done.add(place)
  }
  for (const entity of entities.values()) for (const key of Object.keys(entity.fields)) visit(entity, key, [])
}

type Needed = readonly [entity: AnyEntity, key: string]

function neededBy(node: Node, scope: Scope): readonly Needed[] {
  const direct = needed(pathsOf(node), scope)
  if ('over' in node) {
    const inner = scopeOver(node.over, scope)
    const { where = [], of, vat } = node.over
    return [
      ...direct,
      ...needed(pathsOfConditions(where), inner),
      ...(of ? neededBy(of, inner) : []),
      ...(vat?.less ? neededBy(vat.less, scope) : []),
    ]
  }
  if ('fn' in node) return [...direct, ...node.of.flatMap((part) => neededBy(part, scope))]
  if ('cases' in node) return [...direct, ...node.cases.flatMap(({ is }) => neededBy(is, scope)), ...neededBy(node.otherwise, scope)]
  return direct
}

const needed = (paths: readonly string[], scope: Scope): readonly Needed[] =>
  paths.flatMap((path) => {
    const { key, field, scope: end } = resolve(scope, path)
    // A worked-out column of lines stands for what it is worked out from.
    if (end.held && field && isDerived(field)) return neededBy(field.derive, end)
    return end.entity ? [[end.entity, key] as const] : []
  })
