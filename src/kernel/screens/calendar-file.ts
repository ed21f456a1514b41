/** Where a calendar comes from, as far as it says so. */
export type Portale = 'airbnb' | 'booking' | 'expedia' | 'vrbo' | 'google'

/** Nights taken in a calendar: by a guest, or closed. Days are 'YYYY-MM-DD' in Italy. */
export interface SoggiornoIcal {
  /** The portal's own name for it, the same at every download; occurrences of a repeated event add '/' and their day. */
  readonly uid: string
  readonly arrivo: string
  /** The day they leave: its night is not taken. */
  readonly partenza: string
  readonly notti: number
  readonly sommario: string
  readonly descrizione?: string
  /** The nights are closed and no guest is known. */
  readonly isBlocked: boolean
  /** The calendar writes closures and guests with the same words: `isBlocked` is the careful reading. */
  readonly isUnsure?: true
  readonly portale?: Portale
  readonly ospite?: string
  readonly telefono?: string
  readonly email?: string
  /** Of the file, counted from 1. */
  readonly line: number
}

/** Something to say about an event or the file, with the line where it begins. */
export interface Nota {
  readonly line: number
  /** Of the event, where it could be read. */
  readonly uid?: string
  readonly message: string
}

export interface CalendarioIcal {
  readonly nome?: string
  /** The program that wrote it, as it signs itself (PRODID). */
  readonly programma?: string
  readonly portale?: Portale
  /** The file holds all that is booked, so that what is missing from it has been released. False for invitations and torn files. */
  readonly isWhole: boolean
  /** By arrival. */
  readonly soggiorni: readonly SoggiornoIcal[]
  /** Uids that the file declares cancelled. */
  readonly annullati: readonly string[]
  /** Events that could not be read. */
  readonly problems: readonly Nota[]
  /** Events that were read and hold no stay. */
  readonly skipped: readonly Nota[]
}

export type Reading = { readonly ok: true; readonly calendario: CalendarioIcal } | { readonly ok: false; readonly fault: string }
