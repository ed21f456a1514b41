import { isBlank } from '../../kernel/fields/blank.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Typing, TypingOf } from './form-half.ts'
import { UNREADABLE } from './input-props.ts'

const blank = (typed: unknown) => typeof typed !== 'string' || typed.trim() === ''

/** Text that a person writes in many ways and the field reads in its own. */
export const written: Typing = {
  show: (value, field) => (isBlank(value) ? '' : field.edit(value)),
  read: (typed, field) => (blank(typed) ? undefined : field.parse(String(typed))),
}
/** A key or an ISO text that its input hands out as it is kept. */
export const exact: Typing = {
  show: (value) => (typeof value === 'string' ? value : ''),
  read: (typed) => (blank(typed) ? undefined : typed === UNREADABLE ? '?' : typed),
}
/** A number input speaks the machine's notation, «12.5», whatever the person sees. */
export const number: Typing = {
  show: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (typed) => (blank(typed) ? undefined : typed === UNREADABLE ? Number.NaN : Number(typed)),
}
/** Cents behind euro. A third decimal survives as a fraction of a cent, so that the schema refuses it. */
export const euros: Typing = {
  show: (value) => (typeof value === 'number' ? (value / 100).toFixed(2) : ''),
  read: (typed, field, of) => {
    const read = number.read(typed, field, of)
    return typeof read === 'number' ? Math.round(read * 1e6) / 1e4 : undefined
  },
}
/** Several of something, which its input hands out as they are kept. */
export const several: Typing = {
  show: (value) => (Array.isArray(value) ? value : []),
  read: (typed) => (Array.isArray(typed) && typed.length > 0 ? typed : undefined),
}

export const showEach = (fields: Fields, values: Values, of: TypingOf): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, of(field).show(values[key], field, of)]))

/** The candidate values of the fields that are filled; an optional «no» that nobody ticked stays a «no». */
export function readEach(fields: Fields, typed: Values, of: TypingOf): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, field]) => [key, of(field).read(typed[key], field, of)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
