import type { At } from './at.ts'
import type { AnyRow } from './fields/shapes.ts'
import type { Paper } from './paper.ts'
import type { Change } from './store/change.ts'
import type { Condition } from './expression/condition.ts'

/** A line that an action proposes and a person may correct before anything happens. */
export interface ActionLine {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** What the line is gathered under, a supplier for instance. */
  readonly group: string
  readonly quantity: number
  readonly unit: string
  /** Cents for one unit, where known. */
  readonly unitCost?: number
}

/** What a person has settled on: the lines that stay, with their quantities. */
export type Settled = readonly { readonly id: string; readonly quantity: number }[]

/** Something that the trade does to several records at once: proposed, corrected, then committed as one plan of changes, or printed. */
export interface Action {
  readonly key: string
  /** «Riordina». */
  readonly label: string
  readonly title: string
  readonly description: string
  /** The entity that it is about, and which of its records it proposes. */
  readonly entity: string
  readonly where: readonly Condition[]
  /** «Registra arrivo». */
  readonly confirm: string
  readonly empty: string
  /** What the toast says once it is done. */
  done(count: number): string
  propose(row: AnyRow): ActionLine
  plan(rows: readonly AnyRow[], settled: Settled): readonly Change[]
  paper(rows: readonly AnyRow[], settled: Settled, at: At): Paper
}
