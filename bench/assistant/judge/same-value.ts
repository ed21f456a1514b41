import type { Field } from '../../../src/kernel/fields/field.ts'
import { columnsOf } from '../../../src/kernel/fields/lines.ts'
import { isBlank } from '../../../src/kernel/fields/blank.ts'
import { splitWords } from '../../../src/kernel/italian/words.ts'
import type { Values } from '../../../src/kernel/door/change.ts'

/** Sums come in other orders, and then differ in their last digits. */
const NEAR = 1e-6

export const isNear = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined ? a === b : Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a))

const ARTICLE = /^(?:(?:il|lo|la|i|gli|le|un|uno|una) |(?:l|un) (?=[aeiouh]))/

/** A text without what nobody hears: capitals, signs, the article that it begins with. */
const heard = (text: string): string => splitWords(text).join(' ').replace(ARTICLE, '')

const isEmpty = (value: unknown): boolean => isBlank(value) || value === false
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isLine = (value: unknown): value is Values => typeof value === 'object' && value !== null && !isList(value)

/** Whether a field would say the same to whoever reads it. */
export function isSame(field: Field | undefined, a: unknown, b: unknown): boolean {
  if (isEmpty(a) || isEmpty(b)) return isEmpty(a) && isEmpty(b)
  if (typeof a === 'number' && typeof b === 'number') return isNear(a, b)
  if (typeof a === 'string' && typeof b === 'string') return a === b || heard(a) === heard(b) || isIdentical(field, a, b)
  if (isList(a) && isList(b)) return isSameList(field, a, b)
  if (isLine(a) && isLine(b)) return isSameLine(undefined, a, b)
  return a === b
}

const isIdentical = (field: Field | undefined, a: string, b: string) =>
  field?.identity !== undefined && field.identity(a) === field.identity(b)

function isSameList(field: Field | undefined, a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  // Several records are a set, lines stand in their order.
  if (!a.some(isLine)) return a.every((one) => b.some((other) => isSame(undefined, one, other)))
  const columns = columnsOf(field)
  return a.every((one, at) => {
    const other = b[at]
    return isLine(one) && isLine(other) && isSameLine(columns, one, other)
  })
}

const isSameLine = (columns: Readonly<Record<string, Field>> | undefined, a: Values, b: Values): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(columns?.[key], a[key], b[key]))

/** The same lines, where some columns of the second are as a form fills them beside what the first says. */
export function isSameFilled(field: Field | undefined, wanted: unknown, got: unknown, filled: unknown): boolean {
  if (isSame(field, wanted, got)) return true
  if (!isList(wanted) || !isList(got) || wanted.length !== got.length || !wanted.every(isLine)) return false
  const lines = isList(filled) ? filled : []
  return wanted.every((line, at) => {
    const [other, form] = [got[at], lines[at]]
    return isLine(other) && isSameLine(columnsOf(field), { ...pick(form, Object.keys(other)), ...line }, other)
  })
}

const pick = (line: unknown, keys: readonly string[]): Values =>
  isLine(line) ? Object.fromEntries(Object.entries(line).filter(([key]) => keys.includes(key))) : {}
