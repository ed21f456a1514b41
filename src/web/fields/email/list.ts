import { link } from '../cells.tsx'
import type { ListHalf } from '../list-half.ts'
import { asText } from '../sheet-cells.ts'

export const email: ListHalf = { Cell: link('mailto'), width: 'words', filter: undefined, sheet: asText }
