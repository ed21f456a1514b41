import { placeKey, placeNames } from './find-place.ts'
import { placeName } from './place-name.ts'
import { isInUse, type Place, type Places } from './places.ts'

const indices = new WeakMap<Places, ReadonlyMap<string, readonly Place[]>>()

function indexOf(places: Places): ReadonlyMap<string, readonly Place[]> {
  const known = indices.get(places)
  if (known) return known
  const index = new Map<string, Place[]>()
  for (const place of places.values()) {
    for (const name of new Set(placeNames(place))) {
      const same = index.get(name)
      if (same) same.push(place)
      else index.set(name, [place])
    }
  }
  indices.set(places, index)
  return index
}

/** What a choice of the list writes: 'Milano', or 'Samone (TN)' where another place has the same name. */
export function placeText(places: Places, place: Place): string {
  const same = indexOf(places).get(placeKey(place.name)) ?? []
  const isOnly = same.every(({ kind, provincia }) => kind === place.kind && provincia === place.provincia)
  return place.provincia && !isOnly ? `${placeName(place)} (${place.provincia})` : placeName(place)
}

/** Every place that bears the whole name that is written, a sigla at its end narrowing: 'Samone', 'samone tn', 'Andria (BA), fino al 2009'. */
export function placesOfText(places: Places, text: string): readonly Place[] {
  const index = indexOf(places)
  const written = placeKey(text.replace(/,\s*fino al .*$/i, ''))
  const whole = index.get(written)
  if (whole) return whole
  const [, name = '', sigla = ''] = /^(.+) (\w\w)$/.exec(written) ?? []
  return (index.get(name) ?? []).filter(({ provincia }) => provincia.toLowerCase() === sigla)
}

const NEVER = '9999-12-31'

/** Comuni of today that one name fits and nobody can tell apart without the province. */
export function homonyms(found: readonly Place[]): readonly Place[] {
  const inForce = found.filter(({ kind, to }) => kind === 'comune' && !to)
  return inForce.length > 1 ? inForce : []
}

/**
 * The police code of a place as somebody wrote it. On a day (of birth) what had ceased before stands back and the code
 * valid then comes first. A name that is none, or that two comuni share, comes back as it was written: no code looks like
 * it, and `checkSchedine` says what to do. '' for nothing.
 */
export function codeOfText(places: Places, text: string, onDay?: string): string {
  const written = text.trim()
  if (!written) return ''
  const found = placesOfText(places, written)
  if (homonyms(found).length > 0) return written
  const comuni = found.filter(({ kind }) => kind === 'comune')
  const named = comuni.length > 0 ? comuni : found
  const then = onDay ? named.filter((place) => isInUse(place, onDay)) : named
  // What had ceased before is handed on all the same, the latest first: the check says so by name.
  const isPast = then.length === 0
  const end = ({ to = NEVER }: Place) => to
  const order = (a: Place, b: Place) => (end(a) < end(b) === (onDay !== undefined && !isPast) ? -1 : 1)
  return (isPast ? named : then).toSorted(order)[0]?.code ?? written
}
