import type { Field } from '../fields/field.ts'
import { isKind } from '../fields/field.ts'
import { columnsOf } from '../fields/lines.ts'
import { DefinitionError } from '../problem/problem.ts'
import { type ByRate, type Calculation, type Literal, type Node } from '../expression/expression.ts'
import { resolve, scopeOf, type Scope } from './scope.ts'

/** What an expression yields; calculations know what they take. */
export type ValueKind = 'number' | 'day' | 'boolean' | 'word'

export const kindOfField = (field: Field | undefined): ValueKind => {
  if (!field) return 'word'
  if (field.numeric) return 'number'
  return isKind(field, 'date') ? 'day' : isKind(field, 'boolean') ? 'boolean' : 'word'
}

const kindOfLiteral = (value: Literal): ValueKind => {
  if (typeof value === 'number') return 'number'
  if (typeof value === 'boolean') return 'boolean'
  return /^\d{4}-\d\d-\d\d$/.test(value) ? 'day' : 'word'
}

/** What each calculation takes, position by position (the last stands for all that follow), and what it yields. */
const takes: Readonly<Record<Exclude<Calculation, 'first' | 'least' | 'most'>, readonly [of: readonly ValueKind[], result: ValueKind]>> = {
  sum: [['number'], 'number'],
  minus: [['number'], 'number'],
  times: [['number'], 'number'],
  divided: [['number'], 'number'],
  days: [['day'], 'number'],
  shift: [['day', 'number'], 'day'],
  months: [['day', 'number'], 'day'],
  month_end: [['day'], 'day'],
}

/** What a node yields. Throws a `DefinitionError` for what cannot be worked out: days that are added up, cases of two kinds. */
export function kindOf(node: Node, scope: Scope): ValueKind {
  if ('field' in node) return kindOfField(resolve(scope, node.field).field)
  if ('value' in node) return kindOfLiteral(node.value)
  if ('today' in node) return 'day'
  if ('cases' in node) return oneKind([...node.cases.map(({ is }) => is), node.otherwise], scope)
  if ('over' in node) {
    const { fn, of, vat } = node.over
    if (fn === 'count' || !of) return 'number'
    const inner = scopeOver(node.over, scope)
    const kind = kindOf(of, inner)
    if (fn !== 'least' && fn !== 'most' && kind !== 'number') throw wrong(scope, `adds up what is a ${kind}`, 'Add up numbers.')
    if (vat) checkRates(vat, scope, inner)
    return kind
  }
  if (node.fn === 'first') return oneKind(node.of, scope)
  if (node.fn === 'least' || node.fn === 'most') {
    const kind = oneKind(node.of, scope)
    if (kind !== 'number' && kind !== 'day') throw wrong(scope, `'${node.fn}' compares what is a ${kind}`, 'Compare numbers or days.')
    return kind
  }
  const [wanted, result] = takes[node.fn]
  for (const [at, part] of node.of.entries()) {
    const [kind, should] = [kindOf(part, scope), wanted[Math.min(at, wanted.length - 1)]]
    if (kind !== should) throw wrong(scope, `'${node.fn}' takes a ${should} and was given a ${kind}`, 'Name another field.')
  }
  return result
}

function checkRates({ by, less }: ByRate, scope: Scope, inner: Scope): void {
  const { field } = resolve(inner, by)
  if (!field || !isKind(field, 'vat')) throw wrong(inner, `'${by}' is a ${field?.kind ?? 'name'} and no VAT`, 'Name a column of kind vat.')
  if (less && kindOf(less, scope) !== 'number') throw wrong(scope, 'takes off what is no number', 'Take off an amount.')
}

/** The scope of the records or lines that are gone over. */
export function scopeOver({ lines, entity = '', by = '' }: { lines?: string; entity?: string; by?: string }, scope: Scope): Scope {
  if (lines !== undefined) {
    const { field } = resolve(scope, lines)
    const columns = columnsOf(field)
    if (!columns) throw wrong(scope, `'${lines}' holds no lines`, 'Name a field of lines.')
    const held = { entity: scope.entity?.name ?? '', lines }
    return { place: `${scope.place}.${lines}`, fields: columns, held, entities: scope.entities }
  }
  const other = scope.entities.get(entity)
  if (!other) throw wrong(scope, `goes over '${entity}', which is not there`, 'Add the entity to the sector.')
  const back = Object.hasOwn(other.fields, by) ? other.fields[by] : undefined
  const target = back && (isKind(back, 'reference') || isKind(back, 'team')) && 'target' in back ? back.target : undefined
  if (target !== scope.entity?.name) {
    throw wrong(
      scope,
      `goes over '${entity}' by '${by}', which does not refer to ${scope.entity?.name}`,
      'Name a reference back to this entity.',
    )
  }
  return { ...scopeOf(other, scope.entities), place: scope.place }
}

function oneKind(nodes: readonly Node[], scope: Scope): ValueKind {
  const kinds = [...new Set(nodes.map((node) => kindOf(node, scope)))]
  if (kinds.length > 1) throw wrong(scope, `yields now a ${kinds.join(', now a ')}`, 'Let all of them be of one kind.')
  return kinds[0] ?? 'word'
}

const wrong = (scope: Scope, fault: string, remedy: string) => new DefinitionError(scope.place, `${fault}.`, remedy)
