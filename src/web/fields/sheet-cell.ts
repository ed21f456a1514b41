import { isBlank } from '../../kernel/fields/blank.ts'
import type { Field, Names } from '../../kernel/fields/field.ts'
import { listHalf } from './list-halves.ts'
import type { SheetCell } from './list-half.ts'

/** The cell of a value; nothing where there is nothing. */
export const sheetCell = (field: Field, value: unknown, names: Names): SheetCell | undefined =>
  isBlank(value) ? undefined : listHalf(field).sheet(value, field, names)
