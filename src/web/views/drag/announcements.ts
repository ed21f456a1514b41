import type { Held, Place } from './held.ts'

export interface Rules<T> {
  /** Why it may not be dropped there, in a sentence; nothing when it may. */
  readonly refusal: (held: Held, target: T) => string | undefined
  /** Whether that is where it already stands. */
  readonly isHome: (held: Held, target: T) => boolean
}

/** What a screen reader says during a drag. */
export const spoken = {
  picked: ({ name }: Held): string => `Hai preso ${name}. Scegli dove con le frecce.`,

  over<T>({ refusal, isHome }: Rules<T>, held: Held, place: Place<T> | undefined): string {
    if (!place) return 'Qui non si può lasciare.'
    if (isHome(held, place.target)) return `${held.name} è al suo posto, ${place.name}. Scegli dove con le frecce.`
    const reason = refusal(held, place.target)
    return reason ? `${place.name}. ${reason}` : `${place.name}.`
  },

  dropped<T>({ refusal, isHome }: Rules<T>, held: Held, place: Place<T> | undefined): string {
    if (!place || isHome(held, place.target)) return `${held.name} resta al suo posto.`
    const reason = refusal(held, place.target)
    return reason ? `${held.name} resta al suo posto. ${reason}` : `Hai spostato ${held.name}: ${place.name}.`
  },

  cancelled: ({ name }: Held): string => `Spostamento annullato. ${name} resta al suo posto.`,
}
