/** A record of a store, by its address. */
export interface RecordAddress {
  readonly entity: string
  readonly id: string
}

/** A record that somebody has open to change it. */
export interface Mark extends RecordAddress {
  readonly by: string
}

/** Who else is changing what, where several work over one store: told as it comes, written nowhere. */
export interface Presence {
  /** Names of the others who have a record open to change it; the same list as long as they are the same. */
  othersAt(entity: string, id: string): readonly string[]
  /** Hears that others have come or gone; returns how to stop. */
  hear(listener: () => void): () => void
  /** Says that this page has a record open to change it; returns how to say that it no longer has. */
  open(entity: string, id: string): () => void
}
