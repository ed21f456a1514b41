import measured from './assistant-measured.json' with { type: 'json' }

/** How many of some sentences came to what, in a hundred. */
export interface MeasuredShares {
  readonly turns: number
  readonly correct: number
  readonly asked: number
  readonly refused: number
  readonly wrong: number
}

/** How a sentence is said, as the page tells it. */
export const measuredManners = {
  plain: 'in modo semplice',
  colloquial: 'come si parla',
  voice: 'a voce',
  typo: 'con errori',
  elliptical: 'in due parole',
  'follow-up': 'nel seguito',
} as const

export type MeasuredManner = keyof typeof measuredManners

/**
 * What `npm run bench:assistant -- --keep` measured last, on the sentences that are kept apart from whoever tunes the assistant. A test
 * measures anew and fails where the page promises more.
 */
export interface AssistantMeasures {
  /** ISO date. */
  readonly day: string
  readonly trades: number
  readonly manners: Readonly<Record<MeasuredManner, MeasuredShares>>
  /** Sentences that have nothing to do with the trade. */
  readonly offTopic: { readonly turns: number; readonly refused: number }
  /** Writes that nobody confirmed. */
  readonly unconfirmed: number
}

export const assistantMeasures: AssistantMeasures = measured
