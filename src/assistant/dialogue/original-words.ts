import { tokensOf } from '../italian/token.ts'
import { isIdle, isLight } from '../italian/small-words.ts'
import { distance } from '../lexicon/slips.ts'

/** A word may have been mended by so many letters before it was read. */
const MENDED = 2
const DENIES = /^(?:non|senza)$/

/**
 * Words of a sentence as somebody has typed them and in that order: «Ferrari», and not «ferrari»; a denial with what it denies, «non ancora
 * fatturati».
 */
export function asTyped(words: readonly string[], said: string): string {
  const tokens = tokensOf(said)
  const placeOf = (word: string) => {
    const at = tokens.findIndex((one) => one.word === word)
    return at >= 0 ? at : tokens.findIndex((one) => distance(one.word, word, MENDED) <= MENDED)
  }
  const endOf = (at: number) => {
    const rest = tokens.findIndex(({ word }, other) => other > at && !isIdle(word) && !isLight(word))
    return DENIES.test(tokens[at]?.word ?? '') && rest > at ? rest : at
  }
  const stretches = words
    .map((word) => ({ word, at: placeOf(word) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word, at }) => ({ word, from: at, to: endOf(at) }))
  return stretches
    .filter(({ from }, nth) => nth === 0 || from < 0 || from > (stretches[nth - 1]?.to ?? -1))
    .map(({ word, from, to }) => (from < 0 ? word : said.slice(tokens[from]?.from, tokens[to]?.to)))
    .join(' ')
}
