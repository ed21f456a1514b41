import type { Field, FieldKind } from '../../kernel/fields/field.ts'

/** A value with a colour stands in a badge. */
const BADGE = 8.75

/** Columns whose values are all about as long, in rem; the others share what is left. */
const widths: Partial<Record<FieldKind, number>> = {
  integer: 6.25,
  decimal: 6.25,
  percent: 6,
  money: 7,
  date: 6.5,
  time: 4.25,
  month: 8.5,
  boolean: 5,
  choice: 6.5,
  status: BADGE,
  phone: 9,
  vat_number: 8.5,
  fiscal_code: 10.5,
  plate: 6.5,
  place: 10,
  image: 5.5,
}

/** The least that a column of words needs, in rem. */
const WORDS = 8

export const widthOf = (field: Field): number | undefined => ('tones' in field ? BADGE : widths[field.kind])

/** Below this the table scrolls sideways, in rem. */
export const leastWidth = (fields: readonly Field[]): number => fields.reduce((sum, field) => sum + (widthOf(field) ?? WORDS), 0)
