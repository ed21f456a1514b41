import type { ComponentType } from 'react'

/** The fetch of one part, for all who ask. */
export interface PartFetch<Props> {
  readonly part: () => ComponentType<Props> | undefined
  /** Settles, and never rejects, when the part is here or did not arrive; one promise until it is forgotten. */
  readonly coming: () => Promise<void>
  /** After one that failed: the next who asks tries again. */
  readonly forget: () => void
}

export function createPartFetch<Props>(load: () => Promise<ComponentType<Props>>): PartFetch<Props> {
  let part: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const settled = async () => {
    try {
      part = await load()
    } catch (error) {
      console.warn('A part of the page did not arrive.', error)
    }
  }
  return {
    part: () => part,
    coming: () => (coming ??= readable(settled())),
    forget: () => {
      if (!part) coming = undefined
    },
  }
}

/** React reads a promise that says so itself without waiting for it a moment longer. */
function readable(promise: Promise<void>): Promise<void> {
  void promise.then(() => Object.assign(promise, { status: 'fulfilled', value: undefined }))
  return promise
}
