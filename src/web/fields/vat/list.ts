import { options } from '../filters/filter-kinds.ts'
import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const vat: ListHalf = { Cell: plain, width: 'words', filter: options, sheet: asText }
