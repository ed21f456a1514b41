import { readDuration } from '../italian/hour.ts'
import { isIdle } from '../italian/small-words.ts'
import { NAME, type SpanReading } from './span.ts'
import { spokenIn, type Utterance } from './utterance.ts'

/** Days that begin at a word. */
export function* readDaysAt(utterance: Utterance, at: number): Iterable<SpanReading> {
  const { words, days: all } = utterance
  const [days, word = ''] = [all[at], words[at]]
  if (!days) return
  // «a martedì» is «martedì»: what leads to it says nothing more.
  const bare = isIdle(word) ? all[at + 1] : undefined
  if (bare?.end === days.end && JSON.stringify(bare.ahead) === JSON.stringify(days.ahead)) return
  // «da più di 90 giorni» is one saying, and compares nothing.
  const isSince = word === 'da' && days.end > at + 3
  yield { from: at, to: days.end, words: spokenIn(utterance, at, days.end) + (isSince ? 1 : 0), reading: { is: 'days', days, sure: 1 } }
}

/** Hours that begin at a word. */
export function* readHoursAt(utterance: Utterance, at: number): Iterable<SpanReading> {
  const { words, proper, names } = utterance
  const hours = utterance.hours[at]
  if (!hours) return
  // «della Notte», whom the data know by that name
  const isCalled = proper.has(hours.to - 1) && names.knows(words[hours.to - 1] ?? '')
  const reading = { is: 'hours', hours, sure: isCalled ? NAME : 1 } as const
  yield { from: at, to: hours.to, words: spokenIn(utterance, at, hours.to), reading }
}

/** How long something takes: «mezz’ora», «per tre ore». */
export function* readDurationAt(utterance: Utterance, at: number): Iterable<SpanReading> {
  const lasts = readDuration(utterance.words, at)
  if (!lasts) return
  yield { from: at, to: lasts.to, words: spokenIn(utterance, at, lasts.to), reading: { is: 'lasts', minutes: lasts.minutes, sure: 1 } }
}
