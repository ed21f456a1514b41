import { readDays } from '../italian/days.ts'
import { readHours } from '../italian/hour.ts'
import { isLight } from '../italian/small-words.ts'
import type { FoundPhrase } from '../lexicon/lexicon.ts'
import { distance, slipsIn } from '../lexicon/slips.ts'
import { isKnownTo } from './spelling.ts'
import { senseRead } from './senses.ts'
import { SLIP, type SpanReading } from './span.ts'
import { spokenIn, type Utterance } from './utterance.ts'

const MOST_CORRECTIONS = 3
const CALENDAR =
  'oggi domani dopodomani ieri stamattina stanotte domattina mattina pomeriggio sera mattinata lunedi martedi mercoledi giovedi venerdi sabato domenica settimana gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre stasera weekend mese prossima prossimo'.split(
    ' ',
  )

/** Phrases, days and hours that a mistyped word may have been meant to begin. */
export function* readCorrections(utterance: Utterance, at: number): Iterable<SpanReading> {
  const { words, lexicon, today } = utterance
  const word = words[at] ?? ''
  if (!mayBeMistyped(utterance, at)) return
  const calendar = CALENDAR.flatMap((one) => (isNear(word, one) ? [{ word: one, slips: 1 }] : []))
  // A word that stands in some phrase is itself, or mistyped by a letter.
  const most = lexicon.isWord(word) ? 1 : 2
  for (const { word: meant, slips } of [...calendar, ...lexicon.corrected(word).slice(0, MOST_CORRECTIONS)]) {
    if (slips > most) continue
    const mended = words.with(at, meant)
    for (const found of lexicon.at(mended, at)) if (!isUnlikely(found, word)) yield senseRead(utterance, found, slips * SLIP)
    const sure = 1 - slips * SLIP
    const days = readDays(mended, at, today)
    if (days) yield { from: at, to: days.end, words: spokenIn(utterance, at, days.end), reading: { is: 'days', days, sure } }
    const hours = readHours(mended, at)
    if (hours) yield { from: at, to: hours.to, words: spokenIn(utterance, at, hours.to), reading: { is: 'hours', hours, sure } }
  }
}

/** A name is never mended into a word: «Bianchi» is no «banco». */
function mayBeMistyped(utterance: Utterance, at: number): boolean {
  const word = utterance.words[at] ?? ''
  return !isKnownTo(utterance, word) && !isLight(word) && !utterance.names.knows(word) && slipsIn(word) > 0 && !utterance.proper.has(at)
}

/** A pronoun is not what anybody slips on, and a short word no denial and no order: «voto» is not «vuoto», «pasta» not «passa». */
const isUnlikely = ({ sense }: FoundPhrase, word: string): boolean =>
  sense.is === 'those' || (/^(?:without|does)$/.test(sense.is) && word.length < 6)

/** Tells whether one letter is wrong, or two of a long word. */
function isNear(typed: string, meant: string): boolean {
  const most = meant.length >= 8 ? 2 : 1
  return (
    Math.abs(typed.length - meant.length) <= most &&
    typed.length >= 4 &&
    typed.charAt(0) === meant.charAt(0) &&
    distance(typed, meant, most) <= most
  )
}
