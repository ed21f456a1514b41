import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'
import { members } from '../filters/filter-kinds.ts'

export const team: ListHalf = { Cell: plain, width: 'words', filter: members, sheet: asText }
