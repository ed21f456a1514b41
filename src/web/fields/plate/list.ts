import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const plate: ListHalf = { Cell: plain, width: 6, filter: undefined, sheet: asText }
