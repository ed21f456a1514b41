import { plain } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const fiscalCode: ListHalf = { Cell: plain, width: 10.5, filter: undefined, sheet: asText }
