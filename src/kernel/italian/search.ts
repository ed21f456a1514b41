import { figuresOf, figuresSought } from './figures.ts'
import { stem } from './stem.ts'
import { compileTypo, slipsAllowed } from './typo.ts'
import { foldAccents, joinCodes, joinParticles, splitWords, tokenize } from './words.ts'

const EXACT = 1
const PREFIX = 0.7
const TYPO = 0.4

/** Words that join others: kept out of the column, and ignored in a query that says anything else. */
const JOINING = new Set(
  'a ad al alla alle agli ai allo con col da dal dalla dei degli del della delle dello di e ed gli i il in la le lo nel nella o per su sul sulla tra fra un una uno dell all dall nell sull l d'.split(
    ' ',
  ),
)

/** One word of a query. A term that answers it is one of its wholes, begins as it begins, or is a slip away. */
export interface SearchWord {
  readonly wholes: readonly string[]
  /** What an unfinished word may go on from. */
  readonly begins?: string
  /** The first letter of a mistyped term, and how many letters it can have; absent where no slip is forgiven. */
  readonly slips?: { readonly first: string; readonly least: number; readonly most: number }
  /** The score of the term between two positions of a text, 0 when it does not answer the word. */
  readonly score: (text: string, from: number, to: number) => number
}

/** The stems a record is found by, and its amounts and days: what goes into its search column, joined by spaces. */
export function searchTerms(text: string): string[] {
  const { rest, signs } = figuresOf(text)
  const words = tokenize(rest).filter((word) => !JOINING.has(word))
  return [...new Set([...words.map(stem), ...signs])]
}

/** A sign is found whole or not at all. */
const compileSign = (sign: string): SearchWord => ({
  wholes: [sign],
  score: (text, from, to) => (to - from === sign.length && text.startsWith(sign, from) ? EXACT : 0),
})

/** A slip is forgiven inside a word of like length, never in its first letter: «domani» is not «Romano». */
function compileWord(raw: string, isLast: boolean): SearchWord {
  const stemmed = stem(raw)
  const first = stemmed.charCodeAt(0)
  const slips = /\d/.test(raw) ? 0 : slipsAllowed(raw.length)
  const isTypo = compileTypo(stemmed, slips)
  const score: SearchWord['score'] = (text, from, to) => {
    if (text.charCodeAt(from) !== first) return 0
    if (text.startsWith(stemmed, from)) {
      const length = to - from
      if (length === stemmed.length) return EXACT
      if (length === raw.length && text.startsWith(raw, from)) return EXACT
      if (isLast && length > stemmed.length && (text.startsWith(raw, from) || length < raw.length)) return PREFIX
    }
    return isTypo(text, from, to) ? TYPO : 0
  }
  return {
    wholes: [...new Set([stemmed, raw])],
    ...(isLast && { begins: stemmed }),
    ...(slips > 0 && { slips: { first: stemmed.charAt(0), least: stemmed.length - slips, most: stemmed.length + slips } }),
    score,
  }
}

const DIGITS = /\p{N}/gu
/** More digits than slips are ever forgiven. */
const MOST_DIGITS = 2

/** Whether a slip in some word can lead to a term: words are mistyped, codes and amounts are not. */
export const isMistyped = (term: string): boolean => (term.match(DIGITS)?.length ?? 0) <= MOST_DIGITS

/** The best score of a word over the terms of a record; stops at the first exact one. */
function bestIn({ score: word }: SearchWord, terms: readonly string[] | string): number {
  let best = 0
  if (typeof terms !== 'string') {
    for (const term of terms) {
      const score = word(term, 0, term.length)
      if (score > best) best = score
      if (best === EXACT) return best
    }
    return best
  }
  for (let from = 0; from < terms.length;) {
    const space = terms.indexOf(' ', from)
    const to = space < 0 ? terms.length : space
    const score = to > from ? word(terms, from, to) : 0
    if (score > best) best = score
    if (best === EXACT) return best
    from = to + 1
  }
  return best
}

/** Italy before a telephone number: most people leave it out, and so do most cards. */
const ITALY = /(?<![\p{L}\p{N}])(?:\+|00|\(\s?(?:\+|00))39[\s./)-]{0,3}(?=[\d(])/gu
/** The two zeros before another country, which a card keeps as a plus, and the zero that is dialled at home only. */
const TWO_ZEROS = /(?<![\p{L}\p{N}])00(?=[1-9]\d{6})|(?<![\p{L}\p{N}])00(?=[1-9]\d{0,2}[\s)./-])/gu
const HOME_ZERO = /((?<![\p{L}\p{N}])(?:\+|00)[1-9]\d{0,2}\)?\s?)\(\s?0\s?\)/gu

/**
 * The ways to read a query: word by word, with codes in one piece, with amounts and days, without the prefix of Italy, with names in one piece
 * («di stefano» also finds «Distefano»).
 */
export function searchPlans(query: string): readonly (readonly SearchWord[])[] {
  const national = query.replace(ITALY, '').replace(HOME_ZERO, '$1').replace(TWO_ZEROS, '')
  const joined = joinParticles(query)
  const ways = new Set([query, national, ...(joined === foldAccents(query) ? [] : [joined])])
  const plans = [...ways].flatMap(readings).map((words) => wordsIn(words))
  const figured = figuresSought(query).map(({ rest, signs }) => {
    const beside = splitWords(rest).filter((word) => !JOINING.has(word))
    return [...wordsIn(beside), ...signs.map(compileSign)]
  })
  return [...plans, ...figured]
}

const wordsIn = (words: readonly string[]): SearchWord[] => words.map((word, at) => compileWord(word, at === words.length - 1))

/** The words to look for; a second way when the query holds a code written in pieces ('ab 123 cd'). */
function readings(query: string): string[][] {
  const words = splitWords(query)
  const said = words.filter((word) => !JOINING.has(word))
  const plain = said.length > 0 ? said : words
  const codes = joinCodes(query)
  if (codes.length === 0) return [plain]
  const glued = codes.reduce((rest, code) => rest.filter((word) => !code.includes(word)), plain)
  return [plain, [...glued, ...codes]]
}

/**
 * Prepares a query once and returns the score of a record's search terms, an array or the column's text: 0 no match,
 * otherwise up to 1, better when words are found whole than begun, and begun than mistyped. Every word must be found;
 * the last one may be unfinished; a blank query finds everything. Words with digits forgive no slip: invoice 12 is not invoice 13.
 * An amount or a day is found however it is written, and only whole.
 */
export function compileSearch(query: string): (terms: readonly string[] | string) => number {
  const plans = searchPlans(query)
  return (terms) => {
    let best = plans[0]?.length ? 0 : EXACT
    for (const words of plans) {
      let sum = 0
      for (const word of words) {
        const score = bestIn(word, terms)
        if (score === 0) {
          sum = 0
          break
        }
        sum += score
      }
      if (sum > 0) best = Math.max(best, sum / words.length)
    }
    return best
  }
}

/** One query against one record. For a list, `compileSearch` once and filter with what it returns. */
export function matchScore(query: string, terms: readonly string[]): number {
  return compileSearch(query)(terms)
}
