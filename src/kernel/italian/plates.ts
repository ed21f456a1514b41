import { visibleCode } from './words.ts'

type PlateKind = 'auto' | 'moto' | 'rimorchio' | 'storica' | 'estera' | 'altra'

type PlateCheck =
  | {
      readonly ok: true
      readonly plate: string
      readonly kind: PlateKind
      /** False for 'altra': a foreign or special plate, whose shape nobody here can vouch for. Warn, do not refuse. */
      readonly verified: boolean
    }
  | { readonly ok: false; readonly problem: 'length' | 'characters' }

/** The letters of the national series: I, O, Q and U are left out because they look like 1, 0 and V. */
const L = '[A-HJ-NPR-TV-Z]'
const PROVINCES =
  'AG|AL|AN|AO|AP|AQ|AR|AT|AV|BA|BG|BI|BL|BN|BO|BR|BS|BZ|CA|CB|CE|CH|CL|CN|CO|CR|CS|CT|CZ|EN|FE|FG|FI|FO|FR|GE|GO|GR|IM|IS|KR|LC|LE|LI|LO|LT|LU|MC|ME|MI|MN|MO|MS|MT|NA|NO|NU|OR|PA|PC|PD|PE|PG|PI|PN|PO|PR|PS|PT|PV|PZ|RA|RC|RE|RG|RI|RM|RN|RO|ROMA|SA|SI|SO|SP|SR|SS|SV|TA|TE|TN|TO|TP|TR|TS|TV|UD|VA|VB|VC|VE|VI|VR|VT|VV'

/** First match wins. Vehicles since 1994 (DPR 495/1992), motorcycles since 1999, trailers since 2013. */
const SHAPES: readonly (readonly [PlateKind, RegExp])[] = [
  ['estera', new RegExp(`^EE\\d{3}${L}{2}$`)],
  ['rimorchio', new RegExp(`^X${L}\\d{3}${L}{2}$`)],
  ['auto', new RegExp(`^${L}{2}\\d{3}${L}{2}$`)],
  ['moto', new RegExp(`^${L}{2}\\d{5}$`)],
  ['storica', new RegExp(`^(?:${PROVINCES})(?:\\d{3,6}|(?=.{6}$)\\d*[A-Z]\\d+|\\d{5}[A-Z])$`)],
]

/** Capitals and digits alone, so that 'ab 123-cd' and 'AB123CD' are the same vehicle. */
export function normalizePlate(text: string): string {
  return visibleCode(text)
    .toUpperCase()
    .replace(/[\s.·-]/g, '')
}

/**
 * Recognises the plate. 'estera' is the EE series of visitors from abroad; a plate of another country is 'altra'.
 * Letters and five digits could be an old provincial plate or a motorcycle: the motorcycle, in use today, wins.
 */
export function checkPlate(text: string): PlateCheck {
  const plate = normalizePlate(text)
  if (!/^[A-Z0-9]*$/.test(plate)) return { ok: false, problem: 'characters' }
  if (plate.length < 4 || plate.length > 10) return { ok: false, problem: 'length' }
  const kind = SHAPES.find(([, shape]) => shape.test(plate))?.[0]
  if (kind) return { ok: true, plate, kind, verified: true }
  return /\d/.test(plate) ? { ok: true, plate, kind: 'altra', verified: false } : { ok: false, problem: 'characters' }
}

/** Digits and letters that are taken for the ones that no Italian plate has. */
const MEANT_DIGIT: Readonly<Record<string, string>> = { I: '1', O: '0', Q: '0' }
const MEANT_LETTER: Readonly<Record<string, string>> = { U: 'V' }

/** Places of the letters: of a car, of a motorcycle. */
const LETTERS = [
  [0, 1, 5, 6],
  [0, 1],
]

/** The plate that was probably meant, where a letter that no Italian plate has keeps it from being one: 'GA0O2BC' is 'GA002BC'. */
export function meantPlate(text: string): string | undefined {
  const read = checkPlate(text)
  if (!read.ok || read.verified) return undefined
  const { plate } = read
  const meant = LETTERS.map((places) =>
    [...plate].map((sign, at) => (places.includes(at) ? MEANT_LETTER[sign] : MEANT_DIGIT[sign]) ?? sign).join(''),
  )
  return meant.find((one) => one !== plate && plate.length === 7 && isVerified(one))
}

const isVerified = (plate: string): boolean => {
  const read = checkPlate(plate)
  return read.ok && read.verified
}
