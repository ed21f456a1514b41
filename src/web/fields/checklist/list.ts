import { digits } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const checklist: ListHalf = { Cell: digits, width: 5, filter: undefined, sheet: asText }
