/** One bar of a chart; `text` is its value in words. */
export interface Bar {
  readonly key: string
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
  readonly text: string
  /** Stands out: a weekend, today. */
  readonly isMarked?: boolean
}
