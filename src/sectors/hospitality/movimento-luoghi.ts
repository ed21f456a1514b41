import { findPlaces } from '../../documents/schedine-alloggiati/find-place.ts'
import { placeName } from '../../documents/schedine-alloggiati/place-name.ts'
import type { Place, Places } from '../../documents/schedine-alloggiati/places.ts'
import { foldAccents } from '../../kernel/italian/words.ts'

const key = (text: string) =>
  foldAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The comune in use today that a text names whole, «Samone (TN)» included; undefined when none does, or when it is only like one. */
function comuneDi(places: Places, text: string): Place | undefined {
  const wanted = key(text)
  const whole = findPlaces(places, text, { kind: 'comune', limit: 20 }).filter((place) => !place.to)
  return whole.find((place) => key(place.name) === wanted || key(`${placeName(place)} ${place.provincia}`) === wanted)
}

/** The same, remembering what it has been asked: a month has the same few comuni many times. */
export function cercaComuni(places: Places): (text: string) => Place | undefined {
  const known = new Map<string, Place | undefined>()
  return (text) => {
    if (!known.has(text)) known.set(text, comuneDi(places, text))
    return known.get(text)
  }
}
