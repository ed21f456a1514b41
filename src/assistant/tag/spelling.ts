import { readDays } from '../italian/days.ts'
import { readMoney, readNumber } from '../italian/number.ts'
import { unslipped } from '../lexicon/slips.ts'
import { stemOf } from '../lexicon/stem.ts'
import type { Sources } from './sources.ts'

/** Words of a sentence with those mended that can only be one other, and the places of these. */
export interface Mended {
  readonly words: readonly string[]
  readonly slips: ReadonlySet<number>
}

const SHORTEST = 4
/** «sonno» is not «sono»: a doubled letter is a slip in long words only. */
const LONG = 6

export const isKnownTo = ({ lexicon, today }: Sources, word: string): boolean =>
  lexicon.knows(word) || readNumber([word], 0) !== undefined || readDays([word], 0, today) !== undefined

const isWordTo = (sources: Sources, word: string): boolean =>
  sources.lexicon.isWord(word) || isKnownTo(sources, word) || readMoney(['1', word], 0)?.to === 2

/** «la sogila dlela vernice»: words that are nobody's and can only be one of the trade or of Italian. A name stays what it is. */
export function mendedIn(words: readonly string[], sources: Sources, proper: ReadonlySet<number>): Mended {
  const slips = new Set<number>()
  const mended = words.map((word, at) => {
    const wished = words[at - 1] === 'mi' ? orderOf(word, sources) : undefined
    if (wished !== undefined) return wished
    if (word.length < SHORTEST || proper.has(at) || /\d/.test(word) || sources.names.knows(word) || isWordTo(sources, word)) return word
    const meant = meantBy(word, sources)
    if (meant === undefined) return word
    slips.add(at)
    return meant
  })
  return { words: mended, slips }
}

/** «mi blocchi la suite?» orders what «blocca» does. */
function orderOf(word: string, { lexicon }: Sources): string | undefined {
  const order = word.replace(/([cg])hi$/, '$1a').replace(/([^aeiou])i$/, '$1a')
  if (order === word) return undefined
  const orders = (is: string) => is === 'does' || is === 'makes' || is === 'move' || is === 'action'
  return lexicon.at([order], 0).some(({ sense }) => orders(sense.is)) ? order : undefined
}

/** «salita» is no «saltia», though that has the stem of «salta»: two vowels at the end are seldom what was meant. */
const isOdd = (word: string, typed: string): boolean => /[aeiou]{2}$/.test(word) && !/[aeiou]{2}$/.test(typed)

function meantBy(typed: string, sources: Sources): string | undefined {
  const found = [...unslipped(typed)].filter(
    ({ word, swapped }) => (swapped || typed.length >= LONG) && !isOdd(word, typed) && isWordTo(sources, word),
  )
  const [first, ...others] = found
  const isOne = others.every(({ word, swapped }) => swapped !== first?.swapped || stemOf(word) === stemOf(first.word))
  return isOne ? first?.word : undefined
}
