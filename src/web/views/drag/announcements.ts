import type { Announcements } from '@dnd-kit/core'
import { heldOf, placeOf, type Held } from './held.ts'

export interface Rules<T> {
  /** Why it may not be dropped there, in a sentence; nothing when it may. */
  readonly refusal: (held: Held, target: T) => string | undefined
  /** Whether that is where it already stands. */
  readonly isHome: (held: Held, target: T) => boolean
}

/** What a screen reader says during a drag. */
export function announcements<T>({ refusal, isHome }: Rules<T>): Announcements {
  const over = (held: Held | undefined, target: { name: string; target: T } | undefined) => {
    if (!held || !target) return 'Qui non si può lasciare.'
    if (isHome(held, target.target)) return `${held.name} è al suo posto, ${target.name}. Scegli dove con le frecce.`
    const reason = refusal(held, target.target)
    return reason ? `${target.name}. ${reason}` : `${target.name}.`
  }
  const ended = (held: Held | undefined, target: { name: string; target: T } | undefined) => {
    if (!held) return undefined
    if (!target || isHome(held, target.target)) return `${held.name} resta al suo posto.`
    const reason = refusal(held, target.target)
    return reason ? `${held.name} resta al suo posto. ${reason}` : `Hai spostato ${held.name}: ${target.name}.`
  }
  return {
    onDragStart: ({ active }) => `Hai preso ${heldOf(active)?.name ?? 'la scheda'}. Scegli dove con le frecce.`,
    onDragOver: ({ active, over: place }) => over(heldOf(active), placeOf<T>(place)),
    onDragEnd: ({ active, over: place }) => ended(heldOf(active), placeOf<T>(place)),
    onDragCancel: ({ active }) => `Spostamento annullato. ${heldOf(active)?.name ?? 'La scheda'} resta al suo posto.`,
  }
}
