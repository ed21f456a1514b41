import { link } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const phone: ListHalf = { Cell: link('tel'), width: 8, filter: undefined, sheet: asText }
