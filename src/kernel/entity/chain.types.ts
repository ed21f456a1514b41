import type { Condition } from '../expression/condition.ts'

/** The one way from a record to the next: an estimate to its invoice, an invoice to what reverses it. Made once, both linked. */
export interface Chain {
  readonly key: string
  readonly label: string
  readonly from: string
  readonly to: string
  readonly link?: string
  readonly made?: string
  readonly by?: string
  readonly copies: Readonly<Record<string, string>>
  readonly repeats: readonly string[]
  readonly reverses: readonly string[]
  readonly when: readonly Condition[]
  readonly moves?: string
  readonly lapsed: readonly string[]
}
