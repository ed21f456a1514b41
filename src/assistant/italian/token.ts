import { foldAccents, foldText, visible } from '../../kernel/italian/words.ts'

/** A word or a figure of what somebody has said, and where it stands in it. */
export interface Token {
  /** Lower case, no accents. */
  readonly word: string
  readonly from: number
  readonly to: number
}

/** An address stays whole; figures keep their signs («1.250,50», «10:30», «21/11»); words are split at apostrophes; two signs stand alone. */
const TOKEN = /[\p{L}\d._+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|\d+(?:[.,:/]\d+)+(?![\p{L}\d])|[\p{L}\p{M}\d]+|[€%]/gu

/** Words that are written with a capital where no sentence begins: names. */
export const properIn = (text: string, tokens: readonly Token[]): ReadonlySet<number> =>
  new Set(
    tokens.flatMap(({ from, to }, at) =>
      at > 0 && /^\p{Lu}\p{Ll}/u.test(text.slice(from, to)) && !/[.?!«"]\s*$/.test(text.slice(0, from)) ? [at] : [],
    ),
  )

/** What is said, word by word. Case, accents, apostrophes and every other sign are nobody's concern from here on. */
export function tokensOf(text: string): readonly Token[] {
  return [...visible(text).matchAll(TOKEN)].map((match) => ({
    word: foldAccents(match[0].toLowerCase()),
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** The words alone. */
export const wordsOf = (text: string): readonly string[] => tokensOf(text).map(({ word }) => word)

/** What is said as one text of words alone, to be held against a pattern. */
export const plainOf = (text: string): string => wordsOf(foldText(text)).join(' ')
