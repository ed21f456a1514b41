import { compileTypo, slipsAllowed } from '../../kernel/italian/typo.ts'
import { foldAccents } from '../../kernel/italian/words.ts'
import { isInUse, type Place, type Places } from './places.ts'

interface Wanted {
  /** Comuni only, states only, or both. */
  readonly kind?: Place['kind'] | undefined
  /** The day of birth: leaves out what had ceased before, and puts first the code that was valid then. */
  readonly onDay?: string | undefined
  readonly limit?: number | undefined
}

/** A name without accents, capitals and signs, as places are compared: "Forlì" and "FORLI'" are 'forli'. */
export const placeKey = (text: string) =>
  foldAccents(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Whether cards or the police say that the place lies there. */
export const liesIn = (place: Place, sigla: string) => [place.provincia, ...place.sigle].includes(sigla.toUpperCase())

const namesOf = new WeakMap<Place, readonly string[]>()
/** The name of a place and the other ones that people type, by `placeKey`. */
export function placeNames(place: Place): readonly string[] {
  const known = namesOf.get(place)
  if (known) return known
  const all = [place.name, ...place.also].map(placeKey)
  namesOf.set(place, all)
  return all
}

type Rank = (name: string) => number
const NOTHING = 4

/** 0 the name itself, 1 its beginning, 2 all the words of it begun, 3 a part of it, 4 nothing. */
function compileRank(wanted: string): Rank {
  const words = wanted.split(' ')
  return (name) => {
    if (name.startsWith(wanted)) return name.length === wanted.length ? 0 : 1
    if (words.every((word) => name.startsWith(word) || name.includes(` ${word}`))) return 2
    return name.includes(wanted) ? 3 : NOTHING
  }
}

const NEVER = '9999-12-31'

/** Equal names: on a day of birth what ceased soonest after it, today what is in use; a state before a comune. */
function byUse(onDay: string | undefined) {
  return (a: Place, b: Place): number => {
    const [x, y] = [a.to ?? NEVER, b.to ?? NEVER]
    if (a.kind !== b.kind) return a.kind === 'stato' ? -1 : 1
    if (x === y) return a.provincia < b.provincia ? -1 : 1
    return (onDay ? x < y : x > y) ? -1 : 1
  }
}

/** With a slip of the finger in it, when nothing else is found: 'Mialno'. Names of the same length first. */
function findMistyped(candidates: readonly Place[], text: string): Place[] {
  const isTypo = compileTypo(text, slipsAllowed(text.length))
  const far = (place: Place) => Math.abs(place.name.length - text.length) + (place.to ? 0.5 : 0)
  return candidates.filter((place) => placeNames(place).some((name) => isTypo(name, 0, name.length))).toSorted((a, b) => far(a) - far(b))
}

/**
 * Comuni and states while the person types: accents, capitals and apostrophes apart, other names included ('olanda',
 * 'usa'), a sigla at the end narrows ('samone tn'). At most `limit` (10) places.
 */
export function findPlaces(places: Places, text: string, { kind, onDay, limit = 10 }: Wanted = {}): Place[] {
  const whole = placeKey(text)
  if (!whole) return []
  const [, before = '', sigla = ''] = /^(.+) (\w\w)$/.exec(whole) ?? []
  const order = byUse(onDay)
  const rankWhole = compileRank(whole)
  const rankBefore = compileRank(before)
  const candidates = [...places.values()].filter((place) => (!kind || place.kind === kind) && (!onDay || isInUse(place, onDay)))
  const found = candidates
    .map((place) => {
      const rankName = sigla && liesIn(place, sigla) ? rankBefore : rankWhole
      let best = NOTHING
      for (const name of placeNames(place)) best = Math.min(best, rankName(name))
      return { place, rank: best }
    })
    .filter((candidate) => candidate.rank < NOTHING)
    .toSorted((a, b) => a.rank - b.rank || (a.place.name === b.place.name ? order(a.place, b.place) : a.place.name < b.place.name ? -1 : 1))
    .map(({ place }) => place)
  return (found.length > 0 ? found : findMistyped(candidates, whole)).slice(0, limit)
}

/** German documents write D alone; British ones tell kinds of nationality apart (ICAO Doc 9303, part 3, section 5). */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  D: 'DEU',
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  XKX: 'RKS',
  XXB: 'XXA',
}

/** The state that a machine-readable document names with three letters ('D<<' is Germany); undefined when none does. */
export function stateByLetters(places: Places, letters: string): Place | undefined {
  const read = letters.toUpperCase().replace(/[^A-Z]/g, '')
  const wanted = OTHER_LETTERS[read] ?? read
  return wanted ? [...places.values()].find((place) => place.letters === wanted) : undefined
}
