import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asHundredths } from '../sheet-cells.ts'
import { numbers } from '../filters/filter-kinds.ts'

export const money: ListHalf = { Cell: digits, width: 6.25, filter: numbers, sheet: asHundredths('money') }
