import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const month: ListHalf = { Cell: plain, width: 8.5, filter: undefined, sheet: asText }
