import { foldAccents } from './words.ts'

/** Below this a word is left alone: 'via' and 'ore' have no stem to spare. */
const MIN_WORD = 4
/** A two-letter ending is cut only where this much remains, so that 'Mario' does not become 'mare'. */
const MIN_LONG_STEM = 4

const LONG_ENDING = /(?:i[aeio]|(?<=[cg])h[ei])$/

/**
 * The part of a noun or adjective that gender and number leave alone: 'fattura' and 'fatture' are 'fattur', 'idraulico',
 * 'idrauliche' are 'idraulic'. After J. Savoy's light stemmer for Italian; verbs are not its business.
 */
export function stem(word: string): string {
  const folded = foldAccents(word.toLowerCase())
  if (folded.length < MIN_WORD || !/^[a-z]+$/.test(folded)) return folded
  if (LONG_ENDING.test(folded) && folded.length - 2 >= MIN_LONG_STEM) return folded.slice(0, -2)
  return folded.replace(/[aeio]$/, '')
}
