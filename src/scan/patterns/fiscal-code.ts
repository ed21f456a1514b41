import { checkCodiceFiscale, codiceFiscale, matchesPerson } from '../../kernel/italian/codice-fiscale.ts'
import type { Found } from '../found.ts'
import { datesIn } from './date.ts'
import { only, repairsOf, type Place } from './repair-code.ts'

/** Six letters, year, month, day, place and control letter; the seven digits may be letters by omocodia. */
const PLACES: readonly Place[] = Array.from('LLLLLLEELEELEEEL', (sign) => (sign === 'L' ? 'letter' : 'either'))
const TOKEN = /[A-Z\d|!]+/giu
/** Spaces that a card or a recogniser puts into the code. */
const MOST_PIECES = 6
const LENGTH = 16

interface Candidate {
  readonly code: string
  readonly source: string
  readonly at: number
}

/** Words in a row are no code: some digits, unless it is one piece and omocodia may have turned them into letters. */
const isLikely = (code: string, isJoined: boolean) =>
  /[A-Z]{5}|[A-Z].*[A-Z].*[A-Z].*[A-Z]/.test(code) && (!isJoined || code.replace(/\D/g, '').length >= 3)

/** Sixteen characters in one piece or in a few pieces of one line. */
function candidates(text: string): Candidate[] {
  const tokens = [...text.matchAll(TOKEN)]
  return tokens.flatMap((token, from) => {
    let code = ''
    for (let i = from; i < Math.min(tokens.length, from + MOST_PIECES); i++) {
      const next = tokens[i]
      if (!next) break
      const source = text.slice(token.index, next.index + next[0].length)
      if (/[\r\n]/.test(source) || /[^A-Z\d|!\s.]/iu.test(source)) break
      code += next[0].toUpperCase()
      if (code.length > LENGTH + 1) break
      // A sign too many only in one piece: across pieces it would be a word beside the code.
      if (code.length === LENGTH || (code.length > LENGTH && i === from))
        return isLikely(code, i > from) ? [{ code, source, at: token.index }] : []
    }
    return []
  })
}

/** Across pieces a repair needs most of the seven digits: «1 G 12 COMPRESSE 1» is a dose. */
const isRepairable = ({ code, source }: Candidate) => code.replace(/\D/g, '').length >= (/\s/.test(source) ? 5 : 2)

/** Where a recogniser has put one sign too many, the readings with one sign less. */
const shortened = (code: string): string[] =>
  code.length === LENGTH ? [code] : [...new Set(Array.from(code, (_, i) => code.slice(0, i) + code.slice(i + 1)))]

/** Letters of a name that recognisers take for one another: the control letter alone cannot tell which was meant. */
const ALIKE: Readonly<Record<string, string>> = { I: 'JL', J: 'I', L: 'I' }
const NAME_LETTERS = 6

/** The readings in which one letter of surname or name is another that looks like it. */
const withOtherLetter = (code: string): string[] =>
  Array.from(code.slice(0, NAME_LETTERS)).flatMap((letter, at) =>
    Array.from(ALIKE[letter] ?? '', (other) => `${code.slice(0, at)}${other}${code.slice(at + 1)}`),
  )

const WORD = /\p{L}[\p{L}'’]{2,}/gu
/** Two to four words of a name in a row, on one line. */
const NAMED = /(?<![\p{L}])\p{Lu}[\p{L}'’]*(?:[ \t]{1,3}\p{Lu}[\p{L}'’]*){1,3}(?![\p{L}])/gu
/** So many of the six letters of surname and name may be misread where the whole name stands on the page. */
const MOST_MISREAD = 2

/** The first six letters of the codes of everybody whose name may stand on the page, in either order. */
function spellingsIn(text: string): string[] {
  const letters = (cognome: string, nome: string) =>
    codiceFiscale({ cognome, nome, sesso: 'M', nascita: '2000-01-01', luogo: 'H501' }).slice(0, NAME_LETTERS)
  const all = [...text.matchAll(NAMED)].flatMap(([stretch]) => {
    const words = stretch.split(/\s+/)
    return words.slice(1).flatMap((_, i) => {
      const [head, tail] = [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]
      return [letters(head, tail), letters(tail, head)]
    })
  })
  return [...new Set(all)]
}

/** What else stands on the page and speaks for one reading of the code: the day of birth, or a word that is the name of which it was made. */
function pageOf(text: string, today: string) {
  const days = new Set(datesIn(text, today).map(({ value }) => value))
  const words = [...new Set([...text.matchAll(WORD)].map(([word]) => word))]
  return {
    /** The letters with which the code of somebody on the page would begin. */
    spellings: spellingsIn(text),
    hasBirthday: (code: string) => {
      const check = checkCodiceFiscale(code, today)
      return check.ok && check.kind === 'persona' && days.has(check.decoded.nascita)
    },
    /** `part` is the half of the first six letters that differs from what was read. */
    hasName: (code: string, part: 'cognome' | 'nome') => words.some((word) => !matchesPerson(code, { [part]: word }).includes(part)),
  }
}

/** The only code that the control letter proves among the likely readings of a candidate; of several, the one that the page speaks for. */
function repaired(code: string, isRight: (code: string) => boolean, page: ReturnType<typeof pageOf>): string | undefined {
  const right = [...new Set(shortened(code).flatMap((one) => (isRight(one) ? [one] : repairsOf(one, PLACES, isRight))))]
  if (right.length > 1) return only(right.filter(page.hasBirthday))
  if (right.length === 1 || code.length !== LENGTH) return right[0]
  const named = withOtherLetter(code)
    .flatMap((one) => repairsOf(one, PLACES, isRight))
    .filter((one) => page.hasName(one, one.slice(0, 3) === code.slice(0, 3) ? 'nome' : 'cognome'))
  if (named.length > 0) return only(named)
  const spelled = page.spellings
    .filter((letters) => Array.from(letters).filter((letter, at) => letter !== code[at]).length <= MOST_MISREAD)
    .flatMap((letters) => repairsOf(letters + code.slice(NAME_LETTERS), PLACES, isRight))
  return only([...new Set(spelled)])
}

/**
 * The first codice fiscale of a person. `checked` when its control letter and its day of birth hold as read; `repaired`
 * when exactly one likely reading holds; otherwise the first text of that shape, `unchecked`. `today` is an ISO day.
 */
export function findFiscalCode(text: string, today: string): Found | undefined {
  const isRight = (code: string) => checkCodiceFiscale(code, today).ok
  const all = candidates(text)
  const right = all.find(({ code }) => isRight(code))
  if (right) return { value: right.code, source: right.source, at: right.at, proof: 'checked' }
  const page = pageOf(text, today)
  for (const { code, source, at } of all.filter(isRepairable)) {
    const value = repaired(code, isRight, page)
    if (value) return { value, source, at, proof: 'repaired' }
  }
  const first = all.find(({ code }) => /^[A-Z]{6}[A-Z\d]{2}[A-Z][A-Z\d]{2}[A-Z][A-Z\d]{3}[A-Z]$/.test(code))
  return first && { value: first.code, source: first.source, at: first.at, proof: 'unchecked' }
}
