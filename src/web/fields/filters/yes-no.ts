import type { Comparison } from '../../../kernel/expression/condition.ts'

export const [YES, NO] = ['si', 'no']

/** What nobody has said is no, as an empty box is. */
export function readYesNo(text: string, field: string): readonly Comparison[] | undefined {
  return text === YES || text === NO ? [{ field, op: text === YES ? 'eq' : 'ne', value: true }] : undefined
}

export function writeYesNo([condition, ...others]: readonly Comparison[]): string | undefined {
  if (!condition || others.length > 0 || condition.value !== true) return undefined
  return condition.op === 'eq' ? YES : condition.op === 'ne' ? NO : undefined
}
