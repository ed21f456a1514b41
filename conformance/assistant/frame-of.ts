import { featuresOf } from '../../src/assistant/frame/features.ts'
import { Knowledge } from '../../src/assistant/dialogue/knowledge.ts'
import { breaksIn } from '../../src/assistant/frame/clause.ts'
import type { Context } from '../../src/assistant/frame/context.ts'
import { framesOf } from '../../src/assistant/frame/fit.ts'
import { tokensOf } from '../../src/assistant/italian/token.ts'
import type { Mind } from '../../src/assistant/rank/reading.ts'
import { coversIn } from '../../src/assistant/tag/covers.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { bicicletta } from '../fixture/index.ts'

/** The Saturday on which stages of reading are tested over the fixture: tomorrow is Sunday the 22nd. */
export const TODAY = '2026-11-21'

/** Everything that a sentence about the fixture's bicycles is read with. */
export async function openMind(): Promise<Mind> {
  const at = { today: TODAY, time: '10:00' }
  const store = new MemoryStore({ entities: bicicletta.entities, sample: bicicletta.sample(at.today, at.time), at: () => at, by: 'Tu' })
  const knowledge = await Knowledge.of(bicicletta, store)
  return knowledge.mind(TODAY)
}

/** The best frame of a sentence about an entity, as conditions and values are read from it. */
export function contextOf({ trade, lexicon, names, today }: Mind, entity: string, text: string): Context {
  const tokens = tokensOf(text)
  const sentence = { text, tokens }
  const { words, covers } = coversIn(text, tokens, { lexicon, names, today }, 3)
  const [best] = covers.flatMap((cover) => framesOf(trade, entity, cover, words, text.endsWith('?'))).toSorted((a, b) => b.score - a.score)
  if (!best) throw new Error(`«${text}» is no sentence about '${entity}'.`)
  const frame = { ...best, breaks: breaksIn(sentence) }
  return { trade, frame, today, sentence, features: featuresOf(frame, trade) }
}
