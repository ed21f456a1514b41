import { beforeAll, describe, expect, it } from 'vitest'
import { meaningOf } from '../src/documents/schedine-alloggiati/place-of-text.ts'
import { loadPlaces, type Place, type Places } from '../src/documents/schedine-alloggiati/places.ts'
import { loadComuni } from '../src/kernel/italian/comuni.ts'

interface Named {
  /** Cadastral code. */
  readonly code: string
  readonly name: string
  readonly provincia: string
}

/** Merged away or renamed after the archive of the comuni was closed (May 2023). */
const SINCE_CEASED = new Set([
  'Alano di Piave',
  'Albaredo Arnaboldi',
  'Campospinoso',
  'Carceri',
  'Gambugliano',
  'Montemagno',
  'Popoli',
  'Quero Vas',
  'Ronago',
  'Uggiate-Trevano',
  "Vighizzolo d'Este",
])
/** Two comuni of today share the name. */
const NAMESAKES = ['Castro', 'Livo', 'Paterno', 'Peglio', 'Samone', 'San Teodoro']
/** One of today and one that lasted until 2015, 2018 or 2022 elsewhere: nobody can tell whoever was born before. */
const ONCE_NAMESAKES = ['Brione', 'Calliano', 'Valverde']
const DAYS = [undefined, '1960-05-01', '1990-05-01', '2015-05-01']
const CODES = 'ABCDEFGHILM'.split('').flatMap((letter) => Array.from({ length: 999 }, (_, n) => letter + String(n + 1).padStart(3, '0')))

let places: Places
let comuni: readonly Named[]
beforeAll(async () => {
  const archive = await loadComuni()
  places = await loadPlaces()
  comuni = CODES.flatMap((code) => {
    const comune = archive.comuneByCode(code)
    return comune && !comune.to && !SINCE_CEASED.has(comune.name) ? [comune] : []
  })
})

/** The code that the same comune of today had on that day: the same name and, but for seven of the Valmarecchia, the same region. */
function isOnce(place: Place | undefined, now: Place | undefined, day: string | undefined): boolean {
  if (!place?.to || !now || day === undefined || place.to < day || place.to === '1983-12-31') return false
  return place.name === now.name && (place.code.slice(0, 3) === now.code.slice(0, 3) || now.provincia === 'RN')
}

/** Every comune of Italy, written as cards write it and picked from no list. */
describe('a comune that is typed', () => {
  it.each(DAYS)('with its province is the one in force, under its code of the day, born on %s', (day) => {
    const wrong: string[] = []
    const taken = new Map<string, string>()
    expect(comuni.length).toBe(7890)
    for (const { name, provincia } of comuni) {
      const text = `${name} (${provincia})`
      const now = meaningOf(places, text).place
      const { place } = meaningOf(places, text, day)
      if (!place || !now || now.to || (place !== now && !isOnce(place, now, day))) wrong.push(`${text}: ${place?.code}`)
      else if (taken.has(place.code)) wrong.push(`${text} and ${taken.get(place.code)} are ${place.code}`)
      else taken.set(place.code, text)
    }
    expect(wrong).toEqual([])
  })

  it.each(DAYS)('by its name alone is the one in force, under its code of the day, or is asked about, born on %s', (day) => {
    const wrong: string[] = []
    const asked = new Set<string>()
    for (const { name, provincia } of comuni) {
      const { place, among } = meaningOf(places, name, day)
      const right = meaningOf(places, `${name} (${provincia})`, day).place
      if (among.length > 1) asked.add(name)
      else if (place !== right && !isOnce(place, right, day)) wrong.push(`${name}: ${place?.code}, not ${right?.code}`)
    }
    expect(wrong).toEqual([])
    expect([...asked].toSorted()).toEqual([...NAMESAKES, ...(day ? ONCE_NAMESAKES : [])].toSorted())
  })
})

/** As identity cards, codici fiscali and people write them. */
it.each([
  ["Reggio nell'Emilia", 'REGGIO EMILIA'],
  ['Reggio di Calabria', 'REGGIO CALABRIA'],
  ['Bosa (OR)', 'BOSA'],
  ['CARBONIA (SU)', 'CARBONIA'],
  ['Carbonia (CI)', 'CARBONIA'],
  ['Carbonia (CA)', 'CARBONIA'],
  ['Bolzano/Bozen', 'BOLZANO'],
  ['Bolzano - Bozen (BZ)', 'BOLZANO'],
  ['Bozen', 'BOLZANO'],
  ['comune di Olbia (OT)', 'OLBIA'],
  ['Paternò', "PATERNO'"],
  ['Rovereto', 'ROVERETO'],
])('%s is %s', (text, name) => {
  for (const day of DAYS) expect(meaningOf(places, text, day).place).toMatchObject({ name, to: undefined })
})
