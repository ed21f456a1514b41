/** The moment a computation is about, handed in so that nothing in the kernel reads the clock. `today` is a day in Europe/Rome (`2026-11-21`). */
export interface At {
  readonly today: string
  /** The hour on the clocks of Rome (`15:20`), where somebody knows it. */
  readonly time?: string
}
