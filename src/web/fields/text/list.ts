import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'
import { words } from '../filters/filter-kinds.ts'

export const text: ListHalf = { Cell: plain, width: 'words', filter: words, sheet: asText }
