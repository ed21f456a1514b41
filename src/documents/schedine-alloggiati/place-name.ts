import { formatDate } from '../../kernel/italian/dates.ts'
import type { Place } from './places.ts'

const SMALL =
  /^(?:a|ai|al|alla|alle|con|d|da|dal|dall|dalla|de|dei|del|dell|della|delle|dello|di|e|ed|in|la|le|nel|nell|nella|per|su|sul|sulla)$/
const ACCENTED: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' }

/** "FORLI'" as people write it: 'Forlì'. Short words keep the apostrophe of a cut one: "Ca' d'Andrea", "Cava de' Tirreni". */
export function placeName(place: Pick<Place, 'name'>): string {
  return place.name
    .toLowerCase()
    .replace(/(?<=[a-z]{2})([aeiou])'(?![a-z])/g, (_, vowel: string) => ACCENTED[vowel] ?? vowel)
    .replace(/[^\s'()-]+/g, (word, at: number) => (at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
}

const withUntil = (place: Place, until: string | undefined) =>
  `${placeName(place)}${place.provincia && ` (${place.provincia})`}${until ? `, fino al ${until}` : ''}`

/** 'Andria (BA), fino al 26/07/2009': tells apart what has the same name. */
export const placeLabel = (place: Place): string => withUntil(place, place.to && formatDate(place.to))

/** 'Andria (BA), fino al 2009': the same for a list where one chooses. */
export const placeChoice = (place: Place): string => withUntil(place, place.to?.slice(0, 4))
