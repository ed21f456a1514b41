import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Node, Over } from '../../kernel/expression/expression.ts'
import { scopeOver } from '../../kernel/evaluation/kinds-of-value.ts'
import type { Values } from '../../kernel/evaluation/path.ts'
import { headOf, oversIn, pathsOf, pathsOfConditions } from '../../kernel/expression/paths.ts'
import { scopeOf, type Scope } from '../../kernel/evaluation/scope.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { linesIn } from '../../kernel/fields/lines.ts'
import type { Way } from '../data/use-behind.ts'

/** Every way from a record and its lines to others that its totals are worked out along. */
export function waysOfTotals(entity: AnyEntity, entities: Scope['entities'], totals: readonly string[], row: Values): readonly Way[] {
  const scope = scopeOf(entity, entities)
  const walked = new Set<string>()
  const ofField = (fields: Scope, key: string, from: readonly Values[]): readonly Way[] => {
    const field = Object.hasOwn(fields.fields, key) ? fields.fields[key] : undefined
    const step = `${fields.held?.lines ?? ''} ${key}`
    if (!field || !isDerived(field) || walked.has(step)) return []
    walked.add(step)
    return ofNode(fields, field.derive, from)
  }
  const ofPaths = (inner: Scope, paths: readonly string[], from: readonly Values[]): readonly Way[] =>
    paths.flatMap((path) => [...(path.includes('.') ? [{ scope: inner, path, from }] : []), ...ofField(inner, headOf(path), from)])
  const ofNode = (inner: Scope, node: Node, from: readonly Values[]): readonly Way[] => [
    ...ofPaths(inner, pathsOf(node), from),
    ...oversIn(node).flatMap((over) => ofOver(inner, over)),
  ]
  const ofOver = (outer: Scope, over: Over): readonly Way[] => {
    if (over.lines === undefined) return []
    const inner = scopeOver(over, outer)
    const lines = linesIn(row[over.lines])
    return [...ofPaths(inner, pathsOfConditions(over.where ?? []), lines), ...(over.of ? ofNode(inner, over.of, lines) : [])]
  }
  return totals.flatMap((key) => ofField(scope, key, [row]))
}
