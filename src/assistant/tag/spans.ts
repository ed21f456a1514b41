import { readMeasureAsked, readMoneyAt, readNumberAt } from './amounts.ts'
import { readCorrections } from './corrections.ts'
import { readNames, readNumbered, readSpelledNumber } from './names.ts'
import { readSenses } from './senses.ts'
import type { Sources } from './sources.ts'
import { spansWith, type SpanReading, type Span } from './span.ts'
import { readDaysAt, readDurationAt, readHoursAt } from './times.ts'
import { utteranceOf, type Utterance } from './utterance.ts'

/** Readers of what begins at a word, in their order: of readings that are worth the same the first goes before. */
const READERS: readonly ((utterance: Utterance, at: number) => Iterable<SpanReading>)[] = [
  readSenses,
  readNames,
  readDaysAt,
  readHoursAt,
  readDurationAt,
  readMoneyAt,
  readMeasureAsked,
  readNumbered,
  readNumberAt,
  readSpelledNumber,
  readCorrections,
]

function* readsIn(utterance: Utterance): Iterable<SpanReading> {
  for (const at of utterance.words.keys()) for (const read of READERS) yield* read(utterance, at)
}

/** Everything that the words may mean, stretch by stretch. */
export const spansOf = (
  words: readonly string[],
  sources: Sources,
  proper: ReadonlySet<number> = new Set(),
  slips: ReadonlySet<number> = new Set(),
): readonly Span[] => spansWith(readsIn(utteranceOf(words, sources, proper, slips)))
