import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const signature: ListHalf = { Cell: plain, width: 'words', filter: undefined, sheet: asText }
