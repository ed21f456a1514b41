import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { startsOf } from '../../../kernel/fields/lines.ts'
import type { Values } from '../../../kernel/door/change.ts'
import type { TypingOf } from '../form-half.ts'
import { showEach } from '../typings.ts'
import { writtenColumns } from './columns-of.ts'

/** A new line as it stands in its inputs. */
export const newLine = (field: Field, of: TypingOf, given: Values = {}): Values =>
  showEach(writtenColumns(field), { ...startsOf(field), ...given }, of)

/** Whether a line is as it was begun. */
export function isUntouched(field: Field, line: Values, of: TypingOf): boolean {
  const begun = newLine(field, of)
  return Object.keys(writtenColumns(field)).every((key) => (isBlank(line[key]) && isBlank(begun[key])) || line[key] === begun[key])
}
