import type { AnyEntity } from '../entity/entity.ts'
import type { Field } from '../fields/field.ts'
import { DefinitionError } from '../problem/problem.ts'
import { comparisonsOf, isOther, type Comparison, type Condition } from '../expression/condition.ts'
import { kindOfField } from './kinds-of-value.ts'
import { resolve, type Scope } from './scope.ts'

/** Checks that conditions ask what can be asked. Throws a `DefinitionError` with place, fault and remedy. */
export function checkConditions(scope: Scope, conditions: readonly Condition[]): void {
  for (const comparison of comparisonsOf(conditions)) checkComparison(scope, comparison)
}

function checkComparison(scope: Scope, { field: path, op, value }: Comparison): void {
  const { field } = resolve(scope, path)
  const known = op === 'same' ? 'eq' : op
  if (op !== 'overlaps' && op !== 'ended' && field && !field.operators.includes(known)) {
    const remedy = field.operators.length > 0 ? `Ask ${field.operators.join(', ')}.` : 'It is only shown: ask what it is made of.'
    throw new DefinitionError(scope.place, `'${path}' is a ${field.kind} and cannot be asked '${op}'.`, remedy)
  }
  if (op === 'same' && scope.entity && !recognisedBy(scope.entity).includes(path)) {
    throw new DefinitionError(scope.place, `'${path}' is nothing that records are recognised by.`, 'Name it in unique or alike.')
  }
  if (field?.ranks) checkRanks(scope, path, field, field.ranks, op === 'in' ? value : [value])
  if (!isOther(value)) return
  const [mine, other] = [kindOfField(field), 'field' in value ? kindOfField(resolve(scope, value.field).field) : 'day']
  if (mine !== other) {
    throw new DefinitionError(scope.place, `compares '${path}', a ${mine}, with a ${other}.`, 'Compare what is of one kind.')
  }
}

const recognisedBy = ({ unique = [], alike = [] }: Pick<AnyEntity, 'unique' | 'alike'>): readonly string[] => [...unique, ...alike].flat()

function checkRanks(scope: Scope, path: string, field: Field, ranks: readonly unknown[], values: unknown): void {
  if (!Array.isArray(values)) return
  const stranger = values.find((value): value is string => typeof value === 'string' && !field.schema.safeParse(value).success)
  if (stranger === undefined) return
  throw new DefinitionError(scope.place, `'${path}' is never '${stranger}'.`, `Values: ${ranks.join(', ')}.`)
}
