import type { Comparison } from '../../../kernel/expression/condition.ts'
import type { Field, Names } from '../../../kernel/fields/field.ts'
import { describeAnyOf, readAnyOf, writeAnyOf } from './any-of.ts'

/** «!a,b»: those that hold something, and neither of these. */
const NONE = '!'

/** A text of the filter: whether those without are asked for, and the records that it names. */
export function splitMembers(text: string): { readonly isNone: boolean; readonly records: string } {
  const isNone = text.startsWith(NONE)
  return { isNone, records: isNone ? text.slice(NONE.length) : text }
}
export const joinMembers = (isNone: boolean, records: string): string => (isNone ? NONE : '') + records

const readHas = readAnyOf('has')
const writeHas = writeAnyOf(() => [], 'has')

export function readMembers(text: string, name: string, field: Field): readonly Comparison[] | undefined {
  const { isNone, records } = splitMembers(text)
  return readHas(records, name, field)?.map((one) => (isNone ? { ...one, op: 'hasNone' } : one))
}

export function writeMembers(conditions: readonly Comparison[], field: Field): string | undefined {
  const isNone = conditions[0]?.op === 'hasNone'
  const records = writeHas(isNone ? conditions.map((one) => ({ ...one, op: 'has' })) : conditions, field)
  return records === undefined ? undefined : joinMembers(isNone, records)
}

export function describeMembers(text: string, field: Field, names: Names): string {
  const { isNone, records } = splitMembers(text)
  return `${isNone ? 'senza ' : ''}${describeAnyOf(records, field, names, 'has')}`
}
