import { readMoney, readNumber } from '../italian/number.ts'
import { isIdle } from '../italian/small-words.ts'
import { isKnownTo } from './spelling.ts'
import type { SpanReading } from './span.ts'
import { spokenIn, type Utterance } from './utterance.ts'

/** Money that begins at a word. */
export function* readMoneyAt(utterance: Utterance, at: number): Iterable<SpanReading> {
  const { words } = utterance
  const word = words[at] ?? ''
  const money = readMoney(words, at)
  if (money)
    yield { from: at, to: money.to, words: spokenIn(utterance, at, money.to), reading: { is: 'money', cents: money.cents, sure: 1 } }
  // «a 8,90» is a price, though nobody says euros.
  else if (/^\d+,\d\d$/.test(word))
    yield { from: at, to: at + 1, words: 1, reading: { is: 'money', cents: Math.round(Number(word.replace(',', '.')) * 100), sure: 0.85 } }
}

const MEASURE =
  /^(?:litr[oi]|lt|kg|chil[oi]|chilogramm[oi]|gramm[oi]|pezz[oi]|pz|metr[oi]|rotol[oi]|scatol[ae]|confezion[ei]|bottigli[ae]|sacch[oi]|tanic[ah]e?|paia|unita)$/

/** Tells whether goods are measured in it, and the trade means nothing else by it. */
const isMeasure = (utterance: Utterance, word: string | undefined): boolean =>
  word !== undefined && MEASURE.test(word) && !isKnownTo(utterance, word)

/** «quanti litri»: a number is asked for. */
export function* readMeasureAsked(utterance: Utterance, at: number): Iterable<SpanReading> {
  const [word = '', measure] = utterance.words.slice(at, at + 2)
  if (/^quant[ei]$/.test(word) && isMeasure(utterance, measure))
    yield { from: at, to: at + 2, words: 1, reading: { is: 'sense', sense: { is: 'asks', what: 'many' }, sure: 1 } }
}

/** A number that begins at a word, alone, as a share and with what it is measured in. */
export function* readNumberAt(utterance: Utterance, at: number): Iterable<SpanReading> {
  const { words } = utterance
  const number = readNumber(words, at)
  if (!number) return
  const { to, value, figures } = number
  const share = /^(?:%|per cento\b|percento\b)/.exec(words.slice(to).join(' '))?.[0]
  if (share !== undefined) {
    const end = to + share.split(' ').length
    yield { from: at, to: end, words: end - at, reading: { is: 'number', value, figures, unit: 'percent', sure: 1 } }
  }
  if (!isCountAt(words, at, to)) return
  const spoken = spokenIn(utterance, at, to)
  yield { from: at, to, words: spoken, reading: { is: 'number', value, figures, sure: 0.9 } }
  // «venti litri», «3 kg di …»: what it is measured in says no more.
  if (isMeasure(utterance, words[to]))
    yield { from: at, to: to + 1, words: spoken, reading: { is: 'number', value, figures, unit: 'measure', sure: 0.9 } }
}

/** «più di sei» counts, and is no verb; nor is a word a number that says nothing by itself. */
export const isCountAt = (words: readonly string[], at: number, to: number): boolean =>
  (words[at] === 'sei' && /^(?:di|in|da|per|almeno|con)$/.test(words[at - 1] ?? '')) || !(to === at + 1 && isIdle(words[at] ?? ''))
