import type { ReactNode } from 'react'
import type { Field, Names } from '../../kernel/fields/field.ts'
import type { FilterKind } from './filters/filter-kind.ts'

export type CellStyle = 'text' | 'number' | 'money' | 'percent' | 'date'

/** A cell of a spreadsheet: a real number or a real day wherever the field holds one, so that sums and filters work there. */
export interface SheetCell {
  readonly style: CellStyle
  readonly value: string | number
}

/** What lists need of a kind: it starts with the page. Every kind answers all of it in `<kind>/list.ts`. */
export interface ListHalf {
  readonly Cell: (props: CellProps) => ReactNode
  /** How wide a column of it is, in rem; words take what is left, and whole sentences twice as much of it. */
  readonly width: number | 'words' | 'sentences'
  /** How it is filtered; a kind without is found by searching. */
  readonly filter: FilterKind | undefined
  /** Its cell in a workbook. */
  readonly sheet: (value: unknown, field: Field, names: Names) => SheetCell
}

export interface CellProps {
  readonly field: Field
  readonly value: unknown
  readonly text: string
}
