import type { Field, FieldKind } from '../../kernel/fields/field.ts'

const long = () => true
const short = () => false
/** As many letters as half a phone shows beside the arrow of a list. */
const MOST_LETTERS = 11
const hasLong = (field: Field) =>
  'options' in field && Object.values(field.options as Readonly<Record<string, string>>).some((label) => label.length > MOST_LETTERS)

/** Whether what stands in a field would be cut in half the width of a phone. A kind that is forgotten here does not build. */
const kinds = {
  text: long,
  long_text: long,
  integer: short,
  decimal: short,
  money: short,
  percent: short,
  date: short,
  time: short,
  month: long,
  boolean: short,
  choice: hasLong,
  status: long,
  reference: long,
  email: long,
  phone: long,
  vat_number: long,
  fiscal_code: long,
  plate: short,
  place: long,
  image: long,
  lines: long,
} satisfies Record<FieldKind, (field: Field) => boolean>

/** The fields of a group that take a whole line on a phone: the long ones, and a short one that finds no neighbour. */
export function longOnPhone(fields: readonly Field[]): readonly boolean[] {
  const isLong = fields.map((field) => field.wide === true || kinds[field.kind](field))
  let half = false
  return isLong.map((whole, at) => {
    if (whole) half = false
    else if (half) half = false
    else if (isLong[at + 1] === false) half = true
    else return true
    return whole
  })
}
