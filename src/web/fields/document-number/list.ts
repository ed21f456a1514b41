import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const documentNumber: ListHalf = { Cell: digits, width: 6.75, filter: undefined, sheet: asText }
