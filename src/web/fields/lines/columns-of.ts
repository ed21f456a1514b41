import { isStored } from '../../../kernel/fields/derived.ts'
import type { Field, Fields } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'

/** The columns of a lines field that somebody writes in. */
export const writtenColumns = (field: Field): Fields =>
  Object.fromEntries(Object.entries(columnsOf(field) ?? {}).filter(([, column]) => isStored(column)))
