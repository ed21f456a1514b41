/** How an entity is late, where the kernel cannot tell from its slot and its states. */
export interface LateSays {
  /** Fields of day and hour, where the entity has no slot. */
  readonly at?: { readonly day: string; readonly time?: string }
  /** Day that was promised: late once it is over and the promise is not kept. */
  readonly due?: string
  /** States in which it is kept, besides those that take place no more; those that are over when absent. A car that is ready has not been given back. */
  readonly kept?: readonly string[]
  /** States in which it still has to begin; those neither begun nor over when absent. */
  readonly waiting?: readonly string[]
  /** Off where who has begun may stay longer than was planned: guests at a table. */
  readonly ends?: false
  /** Minutes after the hour, or for each value of a choice so many. */
  readonly after?: number | { readonly by: string; readonly minutes: Readonly<Record<string, number>> }
}
