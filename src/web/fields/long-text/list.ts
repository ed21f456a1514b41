import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const longText: ListHalf = { Cell: plain, width: 'sentences', filter: undefined, sheet: asText }
