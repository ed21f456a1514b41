import type { Condition } from '../expression/condition.ts'

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

/** A sentence about a record, while it holds. */
export interface DayNote {
  readonly text: string
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

/** Who or what comes into the lane of a record: records of another entity that begin there, a guest into the room that is to be cleaned. */
export interface DayComing {
  /** Lies in the same lanes. */
  readonly entity: string
  /** Of those whose time is not over: who is still awaited. */
  readonly where: readonly Condition[]
  /** Whose name is said. */
  readonly field: string
  /** «arriva oggi», «atteso dal», «arrivo», «nessun arrivo in vista». */
  readonly says: { readonly today: string; readonly late: string; readonly later: string; readonly none: string }
}

/** The lanes of the records under the day: each with how it stands, who comes next, and a way to begin a record in it. */
export interface DayLanes {
  /** Fields of the lane under its title. */
  readonly details: readonly string[]
  /** A field of the lane that is shown beside its state. */
  readonly badge?: string
  /** States of the lane that a button leads to. */
  readonly moves?: readonly DayMove[]
  /** «Programma». */
  readonly create: string
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
    /** Sentences that are to be heard: «L’ospite è ancora in camera». */
    readonly notes?: readonly DayNote[]
    /** The first that is to be said. */
    readonly amounts?: readonly DayPhrase[]
    readonly moves?: readonly DayMove[]
  }
  /** What stands first on a day: what meets an earlier list, and before all of it where somebody comes; the rest by the hour. */
  readonly order?: readonly (readonly Condition[])[]
  /** A tick on each row leads to a state and back, and the day says how many have it: «2 di 4 fatte», of `fatto`. What is over otherwise is not counted. */
  readonly tick?: { readonly to: string; readonly back: string; readonly done: string }
  readonly coming?: DayComing
  readonly lanes?: DayLanes
  /** An action over the list that is about one day, and its input: offered from today on with the chosen one. */
  readonly action?: { readonly key: string; readonly day: string }
  /** Fields of a row of the printed day, where they are not those of the list: what is wanted at the door and not on the screen. */
  readonly print?: readonly string[]
  /** On a phone the day stands first, and the month unfolds. */
  readonly folds?: boolean
  /** «Nessuna prenotazione per questa data». */
  readonly empty: string
}
