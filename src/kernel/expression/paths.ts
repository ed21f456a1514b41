import { comparisonsOf, isOther, type Condition } from './condition.ts'
import type { Node, Over } from './expression.ts'

/** The paths that conditions name, on either side. */
export const pathsOfConditions = (conditions: readonly Condition[]): readonly string[] =>
  comparisonsOf(conditions).flatMap(({ field, value }) => (isOther(value) && 'field' in value ? [field, value.field] : [field]))

/** The paths of its own record that an expression names, not those of the records or lines that it goes over. */
export function pathsOf(node: Node): readonly string[] {
  if ('field' in node) return [node.field]
  if ('fn' in node) return node.of.flatMap(pathsOf)
  if ('cases' in node)
    return [...node.cases.flatMap((one) => [...pathsOfConditions(one.when), ...pathsOf(one.is)]), ...pathsOf(node.otherwise)]
  if ('over' in node) {
    const { lines, vat } = node.over
    return [...(lines === undefined ? [] : [lines]), ...(vat?.less ? pathsOf(vat.less) : [])]
  }
  return []
}

/** The figures over many that an expression holds. */
export function oversIn(node: Node): readonly Over[] {
  if ('over' in node) return [node.over, ...(node.over.vat?.less ? oversIn(node.over.vat.less) : [])]
  if ('fn' in node) return node.of.flatMap(oversIn)
  if ('cases' in node) return [...node.cases.flatMap(({ is }) => oversIn(is)), ...oversIn(node.otherwise)]
  return []
}

/** Whether conditions name a day counted from today. */
export const asksToday = (conditions: readonly Condition[]): boolean =>
  comparisonsOf(conditions).some(({ value }) => isOther(value) && 'today' in value)

/** Whether an expression may say something else tomorrow, by itself; what it names may do so too. */
export function dependsOnToday(node: Node): boolean {
  if ('today' in node) return true
  if ('fn' in node) return node.of.some(dependsOnToday)
  if ('cases' in node) return dependsOnToday(node.otherwise) || node.cases.some((one) => asksToday(one.when) || dependsOnToday(one.is))
  if ('over' in node) {
    const { of, where = [], vat } = node.over
    return asksToday(where) || [of, vat?.less].some((part) => part !== undefined && dependsOnToday(part))
  }
  return false
}

/** The field of the record itself that a path begins with. */
export const headOf = (path: string): string => path.split('.')[0] ?? path
