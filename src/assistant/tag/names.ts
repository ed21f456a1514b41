import { readNumber } from '../italian/number.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Named, Thing } from '../names/name-index.ts'
import { isCountAt } from './amounts.ts'
import { isKnownTo } from './spelling.ts'
import { SLIP, type SpanReading } from './span.ts'
import type { Utterance } from './utterance.ts'

/** Cost of a word for a name that means something by itself. */
const COMMON = 0.3

/** Names of the data that begin at a word. */
export function* readNames(utterance: Utterance, at: number): Iterable<SpanReading> {
  const { words, names, proper } = utterance
  const word = words[at] ?? ''
  const isKnown = (one: string) => isKnownTo(utterance, one)
  for (const named of names.at(words, at, (one) => !isKnown(one))) {
    const isPart = !named.whole && named.words === 1
    // «ha» is nothing of «Ha telefonato: rimandato».
    if (isPart && isIdle(word) && !proper.has(at)) continue
    // One word of a longer name that means something by itself is seldom the name: «due» of «Due Laghi», «10» of «10 flaconcini».
    const isCommon = isPart && (/^\d{1,2}$/.test(word) || (isKnown(word) && !/\d/.test(word)))
    const sure = 0.95 - named.slips * SLIP - (named.whole ? 0 : 0.1) - (isCommon ? COMMON : 0)
    yield { from: at, to: named.to, words: named.words, reading: { is: 'named', named, sure } }
  }
}

/** «la fattura 12», «il preventivo n. 8»: records whose number is said after what they are. */
export function* readNumbered(utterance: Utterance, at: number): Iterable<SpanReading> {
  const number = readNumber(utterance.words, at)
  const to = number?.to ?? at + 1
  for (const [entity, things] of numberedAt(utterance, at, number?.value)) {
    const named: Named = { entity, things, from: at, to, words: 1, whole: true, slips: 0 }
    yield { from: at, to, words: 1, reading: { is: 'named', named, sure: 1 } }
  }
}

function numberedAt(
  { words, lexicon, names }: Utterance,
  at: number,
  count: number | undefined,
): readonly (readonly [string, readonly Thing[]])[] {
  if (count === undefined || !Number.isInteger(count) || /^un[oa]?$/.test(words[at] ?? '')) return []
  let end = at
  while (end > 0 && /^(?:n|nr|num|numero|la|il)$/.test(words[end - 1] ?? '')) end -= 1
  const begun = [end - 1, end - 2, end - 3].filter((one) => one >= 0)
  const senses = begun.flatMap((one) => lexicon.at(words, one).flatMap(({ to, sense }) => (to === end ? [sense] : [])))
  const entities = new Set(senses.flatMap((sense) => (sense.is === 'entity' ? [sense.entity] : [])))
  return [...entities].map((entity) => [entity, names.numbered(entity, count)] as const).filter(([, things]) => things.length > 0)
}

/** A number said in words may be a name: «camera duecentouno», «tavolo cinque». */
export function* readSpelledNumber({ words, names }: Utterance, at: number): Iterable<SpanReading> {
  const number = readNumber(words, at)
  if (!number || number.figures || !Number.isInteger(number.value) || !isCountAt(words, at, number.to)) return
  const { to } = number
  const digits = String(number.value)
  for (const named of names.at([digits], 0, () => false))
    // The number of a house is no name.
    if (named.field === undefined || named.whole)
      yield { from: at, to, words: 1, reading: { is: 'named', named: { ...named, from: at, to }, sure: 0.85 } }
  if (to !== at + 1 || at === 0) return
  for (const named of names.at(words.with(at, digits), at - 1, () => false))
    if (named.to === at + 1) yield { from: at - 1, to: named.to, words: named.words, reading: { is: 'named', named, sure: 0.94 } }
}
