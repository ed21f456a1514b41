import { visibleCode } from './words.ts'

/** Country codes of one or two digits (ITU E.164); all others have three. */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d*)$/
/** Milano and Roma have two digits; the codes ending in 0, 1, 5 and 9 three; all others four. */
const AREA = /^(0[26]|0\d[0159]|0\d{3})(\d{4,8})$/

/** Countries whose numbers begin with a zero that is dialled at home only; in Italy and San Marino the zero belongs to the number. */
const HOME_ZERO = new Set(
  '20 27 31 32 33 40 41 43 44 46 49 51 54 55 57 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 212 213 218 234 254 255 256 353 355 358 359 373 380 381 382 385 386 387 389 421 961 962 963 964 966 967 970 971 972 977'.split(
    ' ',
  ),
)

/** Countries whose numbers are written as Italian ones are: San Marino is dialled through Rimini. */
const LIKE_ITALY = new Set(['39', '378'])

/** Area codes that are shorter than three digits, by country: Berlin and München, Wien, Zürich, Paris, London, Amsterdam. */
const SHORT_AREA: Readonly<Record<string, RegExp>> = {
  31: /^(?:[1-57]\d|6)/,
  33: /^[1-9]/,
  41: /^[2-9]\d/,
  43: /^1/,
  44: /^2\d/,
  49: /^(?:[3468]0|[68]9)/,
}

/** The name of the field, written before its number: «Tel. 045 8001234», «cell: 335…». */
const LABEL = /^(?:tel(?:efono)?|cell(?:ulare)?|mob(?:ile)?|phone)[\s.:]*(?=[+(\d])/i
/** The country in front: «+39», «0039», in brackets or not. */
const ABROAD = /^(?:\(\s*(?:\+|00)\s*([1-9]\d{0,2})\s*\)|(?:\+|00))/
/** The zero that is dialled at home only, as it is written after the country: «+49 (0)89». */
const BRACKETED_ZERO = /^(\D*\d{1,3}\D*)\(\s*0\s*\)/

const written = (text: string): string => visibleCode(text).trim().replace(LABEL, '')

/** The digits, after a '+' where the country is given: '0039', '+39' and '(+39)' are the same country. */
export function normalizePhone(text: string): string {
  const plain = written(text)
  const abroad = ABROAD.exec(plain)
  if (!abroad) return plain.replace(/\D/g, '')
  const behind = `${abroad[1] ?? ''}${plain.slice(abroad[0].length)}`
  const isItaly = /^\D*39/.test(behind)
  const digits = (isItaly ? behind : behind.replace(BRACKETED_ZERO, '$1')).replace(/\D/g, '')
  const [, country = '', rest = ''] = COUNTRY.exec(`+${digits}`) ?? []
  return `+${HOME_ZERO.has(country) ? `${country}${rest.replace(/^0+/, '')}` : digits}`
}

/** The number as it is dialled within Italy: with and without +39 it is the same. */
export const nationalPhone = (text: string): string => normalizePhone(text).replace(/^\+39/, '')

/** The number of another country as it is dialled there, where that differs: «089 1234567» for +49 89 1234567. */
export function homePhone(text: string): string | undefined {
  const [, country = '', rest = ''] = COUNTRY.exec(normalizePhone(text)) ?? []
  return HOME_ZERO.has(country) && rest !== '' ? `0${rest}` : undefined
}

/** Signs of a number, the country in front in brackets or not. */
const SIGNS = /^(?:\(\s*\+\s*\d{1,3}\s*\)|\+)?[\d\s./()-]+$/

/** Whether it can be dialled: 6–15 digits (ITU E.164), written with spaces and the usual punctuation. */
export function isPhone(text: string): boolean {
  if (!SIGNS.test(written(text))) return false
  const { length } = normalizePhone(text).replace('+', '')
  return length >= 6 && length <= 15
}

/** Words that stand beside a number and are no part of it: «(Anna)» of «335 1234567 (Anna)». */
export function besidePhone(text: string): string | undefined {
  const plain = written(text)
  const letter = plain.search(/\p{L}/u)
  if (letter < 0) return undefined
  // Signs between the last digit and the first letter belong to the words: «(Anna)».
  let from = letter
  while (from > 0 && !/[\d+]/.test(plain.charAt(from - 1))) from--
  return isPhone(plain.slice(0, from)) ? plain.slice(from).replace(/^[\s,;]+/, '') : undefined
}

/** Groups of three, the last of two to four, so that a number can be read aloud. */
function inThrees(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\d{3}(?=\d{2})/g, '$& ')
}

function formatNational(digits: string): string {
  const area = AREA.exec(digits)
  return area ? `${area[1]} ${inThrees(area[2] ?? '')}` : inThrees(digits)
}

/** The digits behind a country, a short area code apart. */
function formatAbroad(country: string, digits: string): string {
  const [area = ''] = SHORT_AREA[country]?.exec(digits) ?? []
  return area && digits.length > area.length ? `${area} ${inThrees(digits.slice(area.length))}` : inThrees(digits)
}

/** '335 555 1401', '045 800 1234', '+39 02 123 4567'; text that is not a number comes back as it is. */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text.trim()
  const phone = normalizePhone(text)
  if (!phone.startsWith('+')) return formatNational(phone)
  const [, country = '', rest = ''] = COUNTRY.exec(phone) ?? []
  if (!country) return phone
  return `+${country} ${LIKE_ITALY.has(country) ? formatNational(rest) : formatAbroad(country, rest)}`
}
