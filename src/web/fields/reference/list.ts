import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'
import { records } from '../filters/filter-kinds.ts'

export const reference: ListHalf = { Cell: plain, width: 'words', filter: records, sheet: asText }
