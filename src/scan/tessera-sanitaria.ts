import { checkCodiceFiscale, matchesPerson } from '../kernel/italian/codice-fiscale.ts'
import type { Found } from './found.ts'
import { findDateAfter, findExpiryDate } from './patterns/date.ts'
import { findFiscalCode } from './patterns/fiscal-code.ts'
import { findFirstName, findLastName, isName, proper } from './patterns/name.ts'

export interface TesseraSanitaria {
  readonly codiceFiscale: Found
  /** ISO day, sex and place (cadastral code, 'Z…' for states) that the code says; absent while it is not proven. */
  readonly born?: { readonly nascita: string; readonly sesso: 'M' | 'F'; readonly luogo: string }
  readonly cognome?: Found
  readonly nome?: Found
  readonly scadenza?: Found
  /** Names on the card that do not agree with the code: to be looked at, for either may be misread. */
  readonly disagrees: readonly ('cognome' | 'nome')[]
}

const MOST_WORDS = 4
/** A word with a capital that is no piece of a code. */
const WORD = /(?<![\p{L}\d])\p{Lu}[\p{L}'’]*(?![\p{L}\d])/gu

/**
 * The name on the card that agrees with its proven code: the one beside its label, or else the fewest words in a row on
 * one line that do. Where columns were read across, that is the only way to tell a value from its neighbour.
 */
function agreeing(
  text: string,
  { value: code, source: printed, at: codeAt }: Found,
  part: 'cognome' | 'nome',
  labelled: Found | undefined,
) {
  const agrees = (value: string) => !matchesPerson(code, { [part]: value }).includes(part)
  if (labelled && agrees(labelled.value)) return labelled
  const isOfCode = (at: number) => at >= codeAt && at < codeAt + printed.length
  const found: Found[] = []
  for (const line of text.matchAll(/[^\r\n]+/g)) {
    const words = [...line[0].matchAll(WORD)]
    words.forEach((word, from) => {
      for (const last of words.slice(from, from + MOST_WORDS)) {
        const source = line[0].slice(word.index, last.index + last[0].length)
        if (source.length > 1 && !isOfCode(line.index + word.index) && /^[\p{L}'’ ]+$/u.test(source) && isName(source) && agrees(source))
          found.push({ value: proper(source), source, at: line.index + word.index, proof: 'unchecked' })
      }
    })
  }
  return found.toSorted((a, b) => a.source.length - b.source.length)[0] ?? labelled
}

/**
 * What a tessera sanitaria (or any paper with a codice fiscale) says, from noisy recognised text. The control letter
 * proves the code, the code gives birth, sex and place (DM 23/12/1976), and tells which words are the names. `undefined`
 * without a code. `today` is an ISO day.
 */
export function readTesseraSanitaria(text: string, today: string): TesseraSanitaria | undefined {
  const code = findFiscalCode(text, today)
  if (!code) return undefined
  const check = checkCodiceFiscale(code.value, today)
  const isProven = code.proof !== 'unchecked'
  const [lastName, firstName] = [findLastName(text), findFirstName(text)]
  const cognome = isProven ? agreeing(text, code, 'cognome', lastName) : lastName
  const nome = isProven ? agreeing(text, code, 'nome', firstName) : firstName
  // Labels are in small print: of a proven card, the day to come is the one on which it expires.
  const scadenza = findExpiryDate(text, today) ?? (isProven ? findDateAfter(text, today) : undefined)
  const person = { ...(cognome && { cognome: cognome.value }), ...(nome && { nome: nome.value }) }
  const disagrees = isProven ? matchesPerson(code.value, person) : []
  return {
    codiceFiscale: code,
    ...(check.ok && check.kind === 'persona' && { born: check.decoded }),
    ...(cognome && { cognome }),
    ...(nome && { nome }),
    ...(scadenza && { scadenza }),
    disagrees: disagrees.filter((part) => part === 'cognome' || part === 'nome'),
  }
}
