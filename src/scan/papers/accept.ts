import { formatMoney, parseMoney } from '../../kernel/italian/money.ts'
import type { Found } from '../found.ts'
import type { Accept } from '../page/labels.ts'
import { datesIn } from '../patterns/date.ts'
import { isName, proper } from '../patterns/name.ts'
import { AS_DIGIT } from '../patterns/repair-code.ts'

/** A value that nothing but the eye can prove. */
export const seen = (value: string, source: string, proof: Found['proof'] = 'unchecked'): Found => ({ value, source, at: 0, proof })

const LETTERS = /^[\p{L}][\p{L}'’ .-]*/u

/** Somebody's name, or a part of it. */
export const asName: Accept<Found> = (text) => {
  const source = LETTERS.exec(text.replace(/^[^\p{L}]+/u, ''))?.[0].replace(/(?<![\s.-])[\s.-]+$/u, '')
  // A single letter at the end is a speck.
  const clean = source?.replace(/(?<!\s\p{L}\.?)(?:\s\p{L}\.?){1,4}$/u, '')
  return clean && clean.length > 1 && isName(clean) ? seen(proper(clean), clean) : undefined
}

/** M or F, alone or before what stands in the next column. */
export const asSex: Accept<Found> = (text) => {
  const sex = /^[^\p{L}]*([MF])(?![\p{L}])/u.exec(text)?.[1]
  return sex ? seen(sex, sex) : undefined
}

/** A day; of birth, two digits of the year lie in the past. */
export const asDay =
  (today: string, isBirth = false): Accept<Found> =>
  (text) =>
    datesIn(text, today, isBirth)[0]

const MONEY = /(?<![\d.,])(\d{1,3}(?:[. ]\d{3})+|\d+)[ ]?[,.][ ]?(\d{2})(?!\d|[.,]\d)/

/** An amount with its cents, in cents. */
export const asCents: Accept<number> = (text) => {
  const match = MONEY.exec(text)
  return match ? parseMoney(`${match[1]?.replace(/[. ]/g, '')},${match[2]}`) : undefined
}

/** An amount as fields read it. */
export const money = (cents: number): string => formatMoney(cents).replace(/\s?€/u, '')

/** One letter each, and none that is doubtful: these codes have no check character that could choose. */
const AS_LETTER: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '4': 'A', '5': 'S', '6': 'G', '8': 'B' }

/** A code by the shape of its places, L for a letter and D for a digit: what looks alike is read as its place asks for. */
export function shaped(text: string, shape: string): string | undefined {
  if (text.length !== shape.length) return undefined
  const code = Array.from(text.toUpperCase(), (sign, i) => {
    if (shape[i] === 'L') return /[A-Z]/.test(sign) ? sign : AS_LETTER[sign]
    return /\d/.test(sign) ? sign : AS_DIGIT[sign]
  })
  return code.every((sign) => sign !== undefined) ? code.join('') : undefined
}
