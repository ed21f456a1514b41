import { checkCharacter } from './check-character.ts'
import { isDay } from './dates.ts'
import { isPartitaIva } from './partita-iva.ts'
import { foldAccents, visibleCode } from './words.ts'

interface Person {
  readonly cognome: string
  readonly nome: string
  readonly sesso: 'M' | 'F'
  /** ISO day of birth. */
  readonly nascita: string
  /** Cadastral code of the comune of birth, or the 'Z' code of the foreign state. */
  readonly luogo: string
}
type Part = keyof Person
type Decoded = Pick<Person, 'sesso' | 'nascita' | 'luogo'>
type CodiceFiscaleCheck =
  | { readonly ok: true; readonly kind: 'persona'; readonly code: string; readonly decoded: Decoded }
  | { readonly ok: true; readonly kind: 'ente'; readonly code: string }
  | { readonly ok: false; readonly problem: 'length' | 'shape' | 'check_character' | 'date' }

const MONTHS = 'ABCDEHLMPRST'
const OMOCODIA = 'LMNPQRSTUV'
const DIGIT_PLACES = [14, 13, 12, 10, 9, 7, 6]
const WOMEN_DAYS = 40
const SHAPE = /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/

const clean = (text: string) => visibleCode(text).replace(/\s/g, '').toUpperCase()
const sealed = (first15: string) => first15 + checkCharacter(first15)

/** The first fifteen characters with the letters of omocodia turned back into digits. */
function plain(code: string): string {
  const characters = code.slice(0, 15).split('')
  for (const place of DIGIT_PLACES) {
    const digit = OMOCODIA.indexOf(characters[place] ?? '')
    if (digit >= 0) characters[place] = String(digit)
  }
  return characters.join('')
}

/** The code says only two digits of the year: the latest birthday that is not in the future, within two centuries. */
function birthday(first15: string, today: string): string | undefined {
  const month = String(MONTHS.indexOf(first15[8] ?? '') + 1).padStart(2, '0')
  const day = String(Number(first15.slice(9, 11)) % WOMEN_DAYS).padStart(2, '0')
  const century = Number(today.slice(0, 2))
  const dates = [century, century - 1].map((c) => `${c}${first15.slice(6, 8)}-${month}-${day}`)
  return dates.find((date) => isDay(date) && date <= today)
}

/**
 * Checks shape, control letter and birthday of a codice fiscale (DM 23/12/1976), of eleven digits for bodies.
 * A code that is right proves nothing about who shows it: compare with `matchesPerson`, and warn only.
 */
export function checkCodiceFiscale(text: string, today: string): CodiceFiscaleCheck {
  const code = clean(text)
  if (code.length === 11) {
    if (!/^\d+$/.test(code)) return { ok: false, problem: 'shape' }
    return isPartitaIva(code) ? { ok: true, kind: 'ente', code } : { ok: false, problem: 'check_character' }
  }
  if (code.length !== 16) return { ok: false, problem: 'length' }
  if (!SHAPE.test(code)) return { ok: false, problem: 'shape' }
  if (sealed(code.slice(0, 15)) !== code) return { ok: false, problem: 'check_character' }
  const first15 = plain(code)
  const nascita = birthday(first15, today)
  if (!nascita || Number(first15.slice(9, 11)) > WOMEN_DAYS + 31) return { ok: false, problem: 'date' }
  const sesso = Number(first15.slice(9, 11)) > WOMEN_DAYS ? 'F' : 'M'
  return { ok: true, kind: 'persona', code, decoded: { sesso, nascita, luogo: first15.slice(11) } }
}

function letters(text: string): { consonants: string; vowels: string } {
  const all = foldAccents(text)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return { consonants: all.replace(/[AEIOU]/g, ''), vowels: all.replace(/[^AEIOU]/g, '') }
}

function surnamePart(cognome: string): string {
  const { consonants, vowels } = letters(cognome)
  return `${consonants}${vowels}XXX`.slice(0, 3)
}

/** Of four or more consonants the second is skipped. */
function namePart(nome: string): string {
  const { consonants } = letters(nome)
  return consonants.length > 3 ? `${consonants[0]}${consonants.slice(2, 4)}` : surnamePart(nome)
}

function birthPart(nascita: string, sesso: 'M' | 'F'): string {
  const [year = '', month, day] = nascita.split('-')
  const number = Number(day) + (sesso === 'F' ? WOMEN_DAYS : 0)
  return `${year.slice(2)}${MONTHS[Number(month) - 1] ?? ''}${String(number).padStart(2, '0')}`
}

/** The sixteen characters of a person. Throws RangeError when `nascita` is not a day or `luogo` not a place code. */
export function codiceFiscale({ cognome, nome, sesso, nascita, luogo }: Person): string {
  if (!isDay(nascita)) throw new RangeError(`codiceFiscale: nascita '${nascita}' is not a day. Write YYYY-MM-DD.`)
  if (!/^[A-Z]\d{3}$/i.test(luogo))
    throw new RangeError(`codiceFiscale: luogo '${luogo}' is not a place code. Write one letter and three digits, as H501.`)
  return sealed(`${surnamePart(cognome)}${namePart(nome)}${birthPart(nascita, sesso)}${luogo.toUpperCase()}`)
}

/**
 * The parts of the person that do not agree with the code; parts not given are not compared. For a warning only:
 * the tax office may have registered other data, and the code can never prove its holder.
 */
export function matchesPerson(code: string, person: Partial<Person>): Part[] {
  const first15 = plain(clean(code))
  const day = Number(first15.slice(9, 11))
  const agrees: Record<Part, (value: string) => boolean> = {
    cognome: (value) => surnamePart(value) === first15.slice(0, 3),
    nome: (value) => namePart(value) === first15.slice(3, 6),
    sesso: (value) => (day > WOMEN_DAYS ? 'F' : 'M') === value,
    nascita: (value) => birthPart(value, day > WOMEN_DAYS ? 'F' : 'M') === first15.slice(6, 11),
    luogo: (value) => value.toUpperCase() === first15.slice(11),
  }
  const parts: readonly Part[] = ['cognome', 'nome', 'sesso', 'nascita', 'luogo']
  return parts.filter((part) => person[part] !== undefined && !agrees[part](person[part]))
}

/** The 128 codes that tell namesakes apart, the plain one first; digits become letters from the right. */
export function omocodie(code: string): string[] {
  const base = plain(clean(code))
  return Array.from({ length: 2 ** DIGIT_PLACES.length }, (_, mask) => {
    const characters = base.split('')
    DIGIT_PLACES.forEach((place, bit) => {
      if ((mask >> bit) & 1) characters[place] = OMOCODIA[Number(characters[place])] ?? ''
    })
    return sealed(characters.join(''))
  })
}
