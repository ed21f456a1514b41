import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'

export type Column = readonly [key: string, column: Field]

/** The columns of a document's lines: what is words, one under the other at the left, and from the first figure on each its own. */
export function placedColumns(field: Field): { readonly words: readonly Column[]; readonly figures: readonly Column[] } {
  const columns = Object.entries(columnsOf(field) ?? {})
  const first = columns.findIndex(([, column]) => column.numeric)
  const at = first < 0 ? columns.length : first
  return { words: columns.slice(0, at), figures: columns.slice(at) }
}
