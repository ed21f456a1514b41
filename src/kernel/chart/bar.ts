/** One bar of a chart; `text` is its value in words. */
export interface Bar {
  readonly key: string
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
  readonly text: string
  /** What else is to be said of it, where it stands alone: who comes. */
  readonly about?: string
  /** Stands out: a weekend, today. */
  readonly isMarked?: boolean
}
