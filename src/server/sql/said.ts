/** Hears what is said in this process. */
export type Hearer = (words: string) => void

/** Those who hear what is said, in this process. */
export class Hearers {
  readonly #hearers = new Set<Hearer>()

  /** Returns how to stop. */
  add(hear: Hearer): () => void {
    this.#hearers.add(hear)
    return () => void this.#hearers.delete(hear)
  }

  tell(words: string): void {
    for (const hear of this.#hearers) hear(words)
  }
}
