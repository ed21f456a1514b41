import { placeLabel } from './place-name.ts'
import { meaningOf } from './place-of-text.ts'
import type { Place, Places } from './places.ts'

/** The comune that a text names whole: of today, or with a day (of birth) as it was then. Undefined when none does, or when it may be two. */
type FindComune = (text: string, onDay?: string) => Place | undefined

/** Remembers what it has been asked: a month has the same few comuni many times. */
export function comuneFinder(places: Places): FindComune {
  const known = new Map<string, Place | undefined>()
  return (text, onDay) => {
    const asked = `${text} ${onDay ?? ''}`
    if (!known.has(asked)) {
      const { place } = meaningOf(places, text, onDay)
      known.set(asked, place?.kind === 'comune' && (onDay !== undefined || !place.to) ? place : undefined)
    }
    return known.get(asked)
  }
}

/** «Samone (TO) o Samone (TN)» where a name may be several comuni; '' where it is one or none. */
export const omonimiDi =
  (places: Places) =>
  (text: string): string =>
    meaningOf(places, text).among.map(placeLabel).join(' o ')
