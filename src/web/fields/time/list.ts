import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const time: ListHalf = { Cell: digits, width: 3.6, filter: undefined, sheet: asText }
