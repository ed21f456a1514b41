import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const barcode: ListHalf = { Cell: digits, width: 9, filter: undefined, sheet: asText }
