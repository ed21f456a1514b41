import { isKind, type Field, type Fields } from '../../../kernel/fields/field.ts'
import type { Lines } from '../../../kernel/fields/lines.ts'

/** The columns of a lines field. */
export const columnsOf = (field: Field): Fields => (isKind(field, 'lines') && 'of' in field ? (field as Lines<Fields>).of : {})
