import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const image: ListHalf = { Cell: plain, width: 5.5, filter: undefined, sheet: asText }
