import { daysBetween } from '../../kernel/italian/dates.ts'
import type { Field, FieldKind, Names } from '../../kernel/fields/field.ts'
import { isBlank } from '../../kernel/blank.ts'

export type CellStyle = 'text' | 'number' | 'money' | 'percent' | 'date'

/** A cell of a spreadsheet: a real number or a real day wherever the field holds one, so that sums and filters work there. */
export interface SheetCell {
  readonly style: CellStyle
  readonly value: string | number
}

type Cell = (value: unknown, field: Field, names: Names) => SheetCell

/** The day that spreadsheets count as zero. */
const EPOCH = '1899-12-30'
const asText: Cell = (value, field, names) => ({ style: 'text', value: field.format(value, names) })
const asNumber: Cell = (value) => ({ style: 'number', value: Number(value) })

const cells = {
  text: asText,
  long_text: asText,
  integer: asNumber,
  decimal: asNumber,
  money: (value) => ({ style: 'money', value: Number(value) / 100 }),
  percent: (value) => ({ style: 'percent', value: Number(value) / 100 }),
  date: (value) => ({ style: 'date', value: daysBetween(EPOCH, String(value)) }),
  time: asText,
  month: asText,
  boolean: asText,
  choice: asText,
  status: asText,
  reference: asText,
  email: asText,
  phone: asText,
  vat_number: asText,
  fiscal_code: asText,
  plate: asText,
  place: asText,
  image: asText,
  lines: asText,
} satisfies Record<FieldKind, Cell>

/** The cell of a value; nothing where there is nothing. */
export function sheetCell(field: Field, value: unknown, names: Names): SheetCell | undefined {
  const cell: Cell = cells[field.kind]
  return isBlank(value) ? undefined : cell(value, field, names)
}
