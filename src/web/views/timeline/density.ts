/** How closely a plan of so many days is drawn. All lengths in pixels. */
export interface Density {
  /** The least width of a day; a finger needs more. */
  readonly least: number
  /** The width from which a bar has a second line. */
  readonly roomy: number
  /** Only the first letter of the weekday fits. */
  readonly isNarrow: boolean
}

/** A finger's width for a day: seven of them and the names fill a phone. */
const FINGER: Density = { least: 44, roomy: 88, isNarrow: false }

const DESK: readonly (Density & { readonly days: number })[] = [
  { days: 14, least: 56, roomy: 84, isNarrow: false },
  { days: 31, least: 30, roomy: 110, isNarrow: true },
  { days: Number.POSITIVE_INFINITY, least: 24, roomy: 110, isNarrow: true },
]

export const densityOf = (days: number, isFinger: boolean): Density =>
  isFinger ? FINGER : (DESK.find((density) => days <= density.days) ?? FINGER)
