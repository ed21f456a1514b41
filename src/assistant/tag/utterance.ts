import { readDays, type ReadDays } from '../italian/days.ts'
import { readHours, type ReadHours } from '../italian/hour.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Sources } from './sources.ts'

/** A sentence to be read: its words, where their readings come from, and what all readers ask of it. */
export interface Utterance extends Sources {
  readonly words: readonly string[]
  /** Words that are written as a name. */
  readonly proper: ReadonlySet<number>
  /** Words that were mended. */
  readonly slips: ReadonlySet<number>
  /** Days and hours that begin at each word. */
  readonly days: readonly (ReadDays | undefined)[]
  readonly hours: readonly (ReadHours | undefined)[]
  /** The sentence begins with an order. */
  readonly orders: boolean
}

export const utteranceOf = (
  words: readonly string[],
  sources: Sources,
  proper: ReadonlySet<number>,
  slips: ReadonlySet<number>,
): Utterance => ({
  ...sources,
  words,
  proper,
  slips,
  days: words.map((_, at) => readDays(words, at, sources.today)),
  hours: words.map((_, at) => readHours(words, at)),
  orders: beginsWithOrder(words, sources.lexicon),
})

/** «segna svolta la lezione di oggi» orders, and asks for no figure that is called so. */
function beginsWithOrder(words: readonly string[], lexicon: Lexicon): boolean {
  const first = words.findIndex((word) => !isIdle(word))
  const begun = lexicon.at(words, first)
  const does = begun.flatMap(({ sense }) => (sense.is === 'does' ? [sense.what] : []))
  // «imposta di soggiorno» names something, though «imposta» orders.
  const isNoun = begun.some(({ sense, to }) => to > first + 1 && (sense.is === 'field' || sense.is === 'metric'))
  return !isNoun && does.length > 0 && !does.includes('show') && words[first]?.endsWith('mi') !== true
}

/** How many words of a stretch speak. */
export const spokenIn = ({ words }: Utterance, from: number, to: number): number =>
  Math.max(1, words.slice(from, to).filter((word) => !isIdle(word)).length)
