import { daysBetween } from '../../../kernel/italian/dates.ts'
import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { days } from '../filters/filter-kinds.ts'

/** The day that spreadsheets count as zero. */
const EPOCH = '1899-12-30'

export const date: ListHalf = {
  Cell: digits,
  width: 6,
  filter: days,
  sheet: (value) => ({ style: 'date', value: daysBetween(EPOCH, String(value)) }),
}
