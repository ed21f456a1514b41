import { tokensOf } from '../italian/token.ts'
import { distance } from '../lexicon/slips.ts'

/** A word may have been mended by so many letters before it was read. */
const MENDED = 2

/** Words of a sentence as somebody has typed them: «Ferrari», and not «ferrari». */
export function asTyped(words: readonly string[], said: string): string {
  const tokens = tokensOf(said)
  const typed = (word: string) => {
    const token = tokens.find((one) => one.word === word) ?? tokens.find((one) => distance(one.word, word, MENDED) <= MENDED)
    return token ? said.slice(token.from, token.to) : word
  }
  return words.map(typed).join(' ')
}
