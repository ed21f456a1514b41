import type { ComponentType } from 'react'

/** The fetch of one part, for all who ask. */
export interface Fetched<Props> {
  readonly part: () => ComponentType<Props> | undefined
  /** Settles, and never rejects, when the part is here or did not arrive; one promise until it is forgotten. */
  readonly coming: () => Promise<void>
  /** After one that failed: the next who asks tries again. */
  readonly forget: () => void
}

export function fetched<Props>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  return {
    part: () => part,
    coming: () =>
      (coming ??= load().then(
        (loaded) => void (part = loaded),
        (error: unknown) => console.warn('A part of the page did not arrive.', error),
      )),
    forget: () => {
      if (!part) coming = undefined
    },
  }
}
