import type { Field } from '../../../kernel/fields/field.ts'
import type { Comparison } from '../../../kernel/expression/condition.ts'

/** «da..a»: either end may be missing. The ends are values as they are kept. */
export interface Range {
  readonly from: string
  readonly to: string
}

export const joinRange = ({ from, to }: Range): string | undefined => (from || to ? `${from}..${to}` : undefined)

export function splitRange(text: string | undefined): Range {
  const [from = '', to = ''] = text?.includes('..') ? text.split('..', 2) : []
  return { from, to }
}

/** The conditions of a range whose ends are good; `read` turns an end into a value, or undefined when it is none. */
export function readRange(text: string, name: string, read: (end: string) => unknown): readonly Comparison[] | undefined {
  const { from, to } = splitRange(text)
  const first = from === '' ? undefined : read(from)
  const last = to === '' ? undefined : read(to)
  const conditions: Comparison[] = []
  if (first !== undefined) conditions.push({ field: name, op: 'gte', value: first })
  if (last !== undefined) conditions.push({ field: name, op: 'lte', value: last })
  return conditions.length > 0 ? conditions : undefined
}

/** A range from conditions that include their ends; `after` and `before` move an excluded end inside, where that is possible. */
export function writeRange(
  conditions: readonly Comparison[],
  after?: (value: unknown) => string,
  before?: (value: unknown) => string,
): string | undefined {
  let from = ''
  let to = ''
  for (const { op, value } of conditions) {
    if (op === 'eq') from = to = String(value)
    else if (op === 'gte') from = String(value)
    else if (op === 'lte') to = String(value)
    else if (op === 'gt' && after) from = after(value)
    else if (op === 'lt' && before) to = before(value)
    else return undefined
  }
  return joinRange({ from, to })
}

export function describeRange(text: string, show: (end: string) => string, words: { from: string; to: string; both: string }): string {
  const { from, to } = splitRange(text)
  if (from && to) return from === to ? show(from) : `${words.both} ${show(from)} ${words.to} ${show(to)}`
  return from ? `${words.from} ${show(from)}` : `fino ${words.to} ${show(to)}`
}

export const readNumber = (end: string): number | undefined => {
  const value = Number(end)
  return Number.isFinite(value) ? value : undefined
}
export const describeNumbers = (text: string, field: Field): string =>
  describeRange(text, (end) => field.format(readNumber(end) ?? 0), { from: 'da', to: 'a', both: 'da' })
