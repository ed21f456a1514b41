import { toned } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'
import { options } from '../filters/filter-kinds.ts'

export const status: ListHalf = { Cell: toned, width: 'words', filter: options, sheet: asText }
