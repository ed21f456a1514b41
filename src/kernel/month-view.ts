import type { Condition } from './expression/condition.ts'

/** A field with a word before it: «fino al 25/11», «da incassare 316,00 €». */
export interface DayPhrase {
  readonly text: string
  readonly field: string
  /** Where it is said; everywhere when absent. May name the chosen day. */
  readonly when?: readonly Condition[]
}

/** A state that a button on a row leads to, while `when` holds and the lifecycle allows. */
export interface DayMove {
  readonly to: string
  readonly when: readonly Condition[]
}

/** Some of the records of a day under a title of their own: who arrives, who leaves. A record stands in the first that takes it. */
export interface DaySection {
  readonly title: string
  /** May name the chosen day. */
  readonly where: readonly Condition[]
  /** What a row says here besides its details. */
  readonly says?: DayPhrase
  /** What should be over and is not stands here on the page of today: guests awaited since an earlier day. */
  readonly late?: { readonly where: readonly Condition[]; readonly says?: DayPhrase }
  /** What a row costs here, where that is another figure than elsewhere. */
  readonly amounts?: readonly DayPhrase[]
  readonly moves?: readonly DayMove[]
}

/**
 * How records lie on a month, and what the panel of a chosen day says of them. A record stands on the day of its slot, or on every
 * day of its span up to its last.
 */
export interface MonthView {
  /** A dot for each value of a choice (its `hues`) or of the status (its tones), and what the legend is called; how many there are when absent. */
  readonly colours?: { readonly by: string; readonly legend: string }
  /** In the order in which they stand; all under one another when absent. */
  readonly sections?: readonly DaySection[]
  readonly row: {
    /** The title of the record when absent. */
    readonly heading?: string
    readonly details: readonly string[]
    /** A field that only says something where something lacks. */
    readonly warning?: string
    /** The first that is to be said. */
    readonly amounts?: readonly DayPhrase[]
    readonly moves?: readonly DayMove[]
  }
  /** «Nessuna prenotazione per questa data». */
  readonly empty: string
  /** A button under the legend that the trade draws itself. */
  readonly button?: `own:${string}`
}
