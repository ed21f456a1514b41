import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { yesNo } from '../filters/filter-kinds.ts'
import { asText } from '../sheet-cells.ts'

export const boolean: ListHalf = { Cell: plain, width: 4.5, filter: yesNo, sheet: asText }
