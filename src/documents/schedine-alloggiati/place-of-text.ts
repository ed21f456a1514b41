import { liesIn, placeKey, placeNames } from './find-place.ts'
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

/** Every place that bears the whole name: 'samone tn' and 'Andria (BA), fino al 2009' with the sigla, of the police first. */
function placesNamed(index: ReadonlyMap<string, readonly Place[]>, text: string): readonly Place[] {
  const written = placeKey(text.replace(/,\s*fino al .*$/i, '').replace(/^\s*comune di\s/i, ''))
  const whole = index.get(written)
  if (whole) return whole
  const [, name = '', sigla = ''] = /^(.+) (\w\w)$/.exec(written) ?? []
  const there = (index.get(name) ?? []).filter((place) => liesIn(place, sigla))
  const ofPolice = there.filter(({ provincia }) => provincia.toLowerCase() === sigla)
  return ofPolice.length > 0 ? ofPolice : there
}

/** The same, of a name in two languages too, as cards of Alto Adige print it: 'Bolzano/Bozen', 'Bolzano - Bozen (BZ)'. */
export function placesOfText(places: Places, text: string): readonly Place[] {
  const index = indexOf(places)
  const whole = placesNamed(index, text)
  const [first = '', ...others] = text.split(/[/–-]/)
  if (whole.length > 0 || others.length === 0) return whole
  const rest = others.map((part) => new Set(placesNamed(index, part)))
  return placesNamed(index, first).filter((place) => rest.every((same) => same.has(place)))
}

/** The day with which the police closes whatever had ceased before its codes began: it says nothing about the day itself. */
const BEFORE_THE_CODES = '1983-12-31'
const REGION = { from: 1, to: 3 }
const regionOf = ({ code }: Place) => code.slice(REGION.from, REGION.to)
/** Whether both are one comune under two codes, and not namesakes: nobody changed region but seven of the Valmarecchia (law 117/2009). */
const isSameComune = (past: Place, now: Place) =>
  regionOf(past) === regionOf(now) || (now.provincia === 'RN' && ['PS', 'PU'].includes(past.provincia))

const NEVER = '9999-12-31'
const endOf = ({ to = NEVER }: Place) => to
/** By the end of their codes: with a day the one that was valid then, without one the last. */
function inOrder(found: readonly Place[], isOnDay: boolean): Place[] {
  const isKnown = (place: Place) => endOf(place) !== BEFORE_THE_CODES
  return found.toSorted((a, b) => {
    if (isKnown(a) !== isKnown(b)) return isKnown(a) ? -1 : 1
    return endOf(a) < endOf(b) === isOnDay ? -1 : 1
  })
}

export interface Meaning {
  readonly place: Place | undefined
  /** What the name may be, where nobody can tell without the province. */
  readonly among: readonly Place[]
}

/** 'Paternò' is not Paterno; who writes no accent may mean either. */
function accented(found: readonly Place[], text: string): readonly Place[] {
  const written = text.trim().toLowerCase().replaceAll('é', 'è')
  const exact = found.filter((place) => placeName(place).toLowerCase() === written)
  return /[àèìòù]/.test(written) && exact.length === 1 ? exact : found
}

const sure = (place: Place | undefined): Meaning => ({ place, among: [] })
const unsure = (among: readonly Place[]): Meaning => ({ place: undefined, among })

/**
 * What somebody meant who wrote a name. A comune in force goes before its namesakes of once; on a day (of birth) it is meant
 * under the code that it had then, and a namesake elsewhere that had not yet ceased makes it doubtful.
 */
export function meaningOf(places: Places, text: string, onDay?: string): Meaning {
  const found = placesOfText(places, text)
  const comuni = found.filter(({ kind }) => kind === 'comune')
  const named = comuni.length > 0 ? comuni : found
  const inForce = named.filter(({ to }) => !to)
  const [now, ...others] = inForce.length > 1 ? accented(inForce, text) : inForce
  if (now && others.length > 0) return unsure(inForce)
  const isThen = (place: Place) => onDay !== undefined && isInUse(place, onDay)
  if (now) {
    const past = named.filter((place) => place.to && place.to !== BEFORE_THE_CODES && isThen(place))
    const namesakes = past.filter((place) => !isSameComune(place, now))
    return namesakes.length > 0 ? unsure([now, ...namesakes]) : sure(inOrder([now, ...past], true)[0])
  }
  const then = named.filter(isThen)
  // What had ceased before is handed on all the same, the latest first: the check says so by name.
  const [best, ...rest] = inOrder(then.length > 0 ? then : named, then.length > 0)
  const isDoubtful = rest.some(
    (place) => best && (!isSameComune(place, best) || (place.to === best.to && place.provincia !== best.provincia)),
  )
  return best && isDoubtful ? unsure([best, ...rest]) : sure(best)
}

/**
 * The police code of a place as somebody wrote it. A name that is none, or that nobody can tell apart without the province,
 * comes back as it was written: no code looks like it, and `checkSchedine` says what to do. '' for nothing.
 */
export function codeOfText(places: Places, text: string, onDay?: string): string {
  const written = text.trim()
  return written && (meaningOf(places, written, onDay).place?.code ?? written)
}
