import { isKind, isOptional, type Field, type FieldKind, type Fields } from '../../kernel/fields/field.ts'
import type { Lines } from '../../kernel/fields/lines.ts'
import type { Values } from '../../kernel/store/change.ts'
import { isBlank } from '../../kernel/blank.ts'
import { UNREADABLE } from './typed.ts'

/** A kind's two ways between the value that is kept and what stands in its input. */
interface Typing {
  show(value: unknown, field: Field): unknown
  /** The candidate value; `undefined` for an empty input. The schema has the last word. */
  read(typed: unknown, field: Field): unknown
}

const blank = (typed: unknown) => typeof typed !== 'string' || typed.trim() === ''

/** Text that a person writes in many ways and the field reads in its own. */
const written: Typing = {
  show: (value, field) => (isBlank(value) ? '' : field.edit(value)),
  read: (typed, field) => (blank(typed) ? undefined : field.parse(String(typed))),
}
/** A key or an ISO text that its input hands out as it is kept. */
const exact: Typing = {
  show: (value) => (typeof value === 'string' ? value : ''),
  read: (typed) => (blank(typed) ? undefined : typed === UNREADABLE ? '?' : typed),
}
/** A number input speaks the machine's notation, «12.5», whatever the person sees. */
const number: Typing = {
  show: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (typed) => (blank(typed) ? undefined : typed === UNREADABLE ? Number.NaN : Number(typed)),
}
/** Cents behind euro. A third decimal survives as a fraction of a cent, so that the schema refuses it. */
const money: Typing = {
  show: (value) => (typeof value === 'number' ? (value / 100).toFixed(2) : ''),
  read: (typed, field) => {
    const euros = number.read(typed, field)
    return typeof euros === 'number' ? Math.round(euros * 1e6) / 1e4 : undefined
  },
}
const yesNo: Typing = { show: (value) => value === true, read: (typed) => typed === true }
const pictures: Typing = {
  show: (value) => (Array.isArray(value) ? value : []),
  read: (typed) => (Array.isArray(typed) && typed.length > 0 ? typed : undefined),
}

/** The columns of a lines field. */
export const columnsOf = (field: Field): Fields => (isKind(field, 'lines') && 'of' in field ? (field as Lines<Fields>).of : {})

const isEmptyLine = (line: Values) => Object.values(line).every((value) => isBlank(value))
const lines: Typing = {
  show: (value, field) => (Array.isArray(value) ? value.map((line: Values) => showTyped(columnsOf(field), line)) : []),
  read: (typed, field) => {
    if (!Array.isArray(typed)) return undefined
    const read = typed.map((line: Values) => readTyped(columnsOf(field), line))
    // The line that Enter opened and nobody wrote in is not a line; one in the middle keeps the count of those after it.
    const length = read.findLastIndex((line) => !isEmptyLine(line)) + 1
    return length > 0 ? read.slice(0, length) : undefined
  },
}

const typings = {
  text: written,
  long_text: written,
  integer: number,
  decimal: number,
  money,
  percent: number,
  date: exact,
  time: exact,
  month: exact,
  boolean: yesNo,
  choice: exact,
  status: exact,
  reference: exact,
  email: written,
  phone: written,
  vat_number: written,
  fiscal_code: written,
  plate: written,
  place: written,
  image: pictures,
  lines,
} satisfies Record<FieldKind, Typing>

const typingOf = (field: Field): Typing => typings[field.kind]

/** What an input shows for a kept value. */
export const showValue = (field: Field, value: unknown): unknown => typingOf(field).show(value, field)
/** What an input's content means. */
export const readValue = (field: Field, typed: unknown): unknown => typingOf(field).read(typed, field)

export const showTyped = (fields: Fields, values: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, showValue(field, values[key])]))

/** The candidate values of the fields that are filled; an optional «no» that nobody ticked stays a «no». */
export function readTyped(fields: Fields, typed: Values): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, field]) => [key, readValue(field, typed[key])] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Whether somebody must fill it. */
export const isRequired = (field: Field): boolean => !isOptional(field) && field.kind !== 'boolean'
