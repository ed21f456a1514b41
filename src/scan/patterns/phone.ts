import { isPhone, normalizePhone } from '../../kernel/italian/phones.ts'
import type { Found } from '../found.ts'
import { afterLabel } from './labelled.ts'

const LABELS = String.raw`tel(?:efono)?\.?(?:\s?/\s?cell\.?)?|cell(?:ulare)?\.?|mobile|phone|recapito(?: telefonico)?|whatsapp`
const NUMBER = String.raw`(?:(?:\+|00)[ ]?\d{1,3}[ .\-/]?)?\(?\d{2,4}\)?(?:[ .\-/]?\d{2,7}){1,4}`
/** Without a label: with its country code, a mobile (3xx) or a landline of eight digits and more (0xx). */
const ALONE =
  /(?<![\d.,/+-])(?:(?:\+|00)39[ .\-/]?)?(?:3\d{2}|0\d{1,3})[ .\-/]?(?:\d[ .\-/]?){5,8}\d(?![\d,/-])|\+\d{1,3}(?:[ .-]?\d{2,5}){2,5}(?!\d)/g
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/

const isLikely = (text: string) => {
  const { length } = text.replace(/\D/g, '')
  return isPhone(text) && !DATE.test(text) && (length !== 11 || /\D/.test(text.trim()) || text.startsWith('0')) && length >= 8
}

function found(source: string, at: number): Found {
  return { value: normalizePhone(source), source, at, proof: 'unchecked' }
}

/** The first telephone number: the one beside a label if there is any, with or without country code. */
export function findPhone(text: string): Found | undefined {
  const labelled = afterLabel(text, LABELS)
  const beside = labelled && new RegExp(NUMBER).exec(labelled.text)
  if (labelled && beside && isPhone(beside[0])) return found(beside[0], labelled.at + beside.index)
  for (const match of text.matchAll(ALONE)) {
    const source = match[0].trim()
    const isVat = /^\d{11}$/.test(source)
    if (!isVat && isLikely(source)) return found(source, match.index)
  }
  return undefined
}
