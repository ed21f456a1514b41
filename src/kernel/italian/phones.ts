import { visibleCode } from './words.ts'

/** Country codes of one or two digits (ITU E.164); all others have three. */
const COUNTRY = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d*)$/
/** Milano and Roma have two digits; the codes ending in 0, 1, 5 and 9 three; all others four. */
const AREA = /^(0[26]|0\d[0159]|0\d{3})(\d{4,8})$/

/** The digits, after a '+' where the country is given: '0039' and '+39' are the same number. */
export function normalizePhone(text: string): string {
  const digits = text.replace(/\D/g, '')
  if (visibleCode(text).trim().startsWith('+')) return `+${digits}`
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits
}

/** The number as it is dialled within Italy: with and without +39 it is the same. */
export const nationalPhone = (text: string): string => normalizePhone(text).replace(/^\+39/, '')

/** Whether it can be dialled: 6–15 digits (ITU E.164), written with spaces and the usual punctuation. */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s./()-]+$/.test(visibleCode(text).trim())) return false
  const { length } = normalizePhone(text).replace('+', '')
  return length >= 6 && length <= 15
}

/** Groups of three, the last of two to four, so that a number can be read aloud. */
function inThrees(digits: string): string {
  return digits.length < 5 ? digits : digits.replace(/\d{3}(?=\d{2})/g, '$& ')
}

function formatNational(digits: string): string {
  const area = AREA.exec(digits)
  return area ? `${area[1]} ${inThrees(area[2] ?? '')}` : inThrees(digits)
}

/** '335 555 1401', '045 800 1234', '+39 02 123 4567'; text that is not a number comes back as it is. */
export function formatPhone(text: string): string {
  if (!isPhone(text)) return text.trim()
  const phone = normalizePhone(text)
  if (!phone.startsWith('+')) return formatNational(phone)
  const [, country = '', rest = ''] = COUNTRY.exec(phone) ?? []
  if (!country) return phone
  return `+${country} ${country === '39' ? formatNational(rest) : inThrees(rest)}`
}
