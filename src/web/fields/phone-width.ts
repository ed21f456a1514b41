import type { Field } from '../../kernel/fields/field.ts'
import { formHalf } from './form-halves.ts'

/** The fields of a group that take a whole line on a phone: the long ones, and a short one that finds no neighbour. */
export function longOnPhone(fields: readonly Field[]): readonly boolean[] {
  const isLong = fields.map((field) => field.wide === true || formHalf(field).isLong(field))
  let half = false
  return isLong.map((whole, at) => {
    if (whole) half = false
    else if (half) half = false
    else if (isLong[at + 1] === false) half = true
    else return true
    return whole
  })
}
