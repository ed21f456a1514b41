import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const vatNumber: ListHalf = { Cell: digits, width: 8.5, filter: undefined, sheet: asText }
