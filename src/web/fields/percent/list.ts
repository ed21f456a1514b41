import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asHundredths } from '../sheet-cells.ts'
import { numbers } from '../filters/filter-kinds.ts'

export const percent: ListHalf = { Cell: digits, width: 4.5, filter: numbers, sheet: asHundredths('percent') }
