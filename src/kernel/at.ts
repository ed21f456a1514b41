/** The moment a computation is about, handed in so that nothing in the kernel reads the clock. `today` is a day in Europe/Rome (`2026-11-21`). */
export interface At {
  readonly today: string
}
