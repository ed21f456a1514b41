import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const place: ListHalf = { Cell: plain, width: 9, filter: undefined, sheet: asText }
