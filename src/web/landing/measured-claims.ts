/** Figures of `npm run bench:claims -- --keep`, which writes this file. */
export interface MeasuredClaims {
  /** Day of the measure, ISO. */
  readonly day: string
  /** Cores that server and clients shared. */
  readonly cores: number
  /** Milliseconds until a sector page has arrived whole, mean. */
  readonly meanMs: number
  /** Sector pages served in a second. */
  readonly perSecond: number
  /** Connections that were open together, each answered. */
  readonly together: number
}

export const measuredClaims: MeasuredClaims = { day: '2026-11-27', cores: 2, meanMs: 2, perSecond: 3925, together: 10000 }
