import type { Proof } from './mrz/repair.ts'

/** What a recognised text says about one thing. */
export interface Found {
  /** Written so that a field's own `parse` reads it: days as '2026-11-21', amounts as '1.234,50'. */
  readonly value: string
  /** The stretch of the text it was read from. */
  readonly source: string
  /** Where the stretch begins, in UTF-16 units. */
  readonly at: number
  /** `checked` and `repaired` only for codes with a check digit; everything else is `unchecked`. */
  readonly proof: Proof
}

/** One pattern over a whole text: the first thing of its type, or nothing. `today` is an ISO day. */
export type Pattern = (text: string, today: string) => Found | undefined
