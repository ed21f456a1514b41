import type { SectorSlug } from '../../../src/sectors/slugs.ts'
import { Asker } from '../ask-gold.ts'
import type { OpenTrade } from '../open-trade.ts'
import { readParts } from '../read-corpus.ts'
import { assistantOver } from './assistant-over.ts'
import { sayHostile, sayOffTopic } from './say-to-all.ts'
import type { Said, Which } from './said.ts'
import { sayTurn } from './say-turn.ts'

/** Says everything of a part to a trade: every sentence to an assistant of its own, every dialogue over records of its own. */
export async function sayTrade(slug: SectorSlug, trade: OpenTrade, which: Which): Promise<readonly Said[]> {
  const { sector, open } = trade
  const place = { trade: slug, part: which }
  const said: Said[] = []
  let store = open()
  for (const part of (await readParts(slug, which)).values()) {
    for (const turn of part.turns) {
      const one = await sayTurn(await assistantOver(sector, store), new Asker(sector, store), store, turn)
      said.push({ ...place, manner: turn.style, ...one })
      // What should not have been written is not there for the next sentence.
      if (store.writes > 0) store = open()
    }
    for (const { turns } of part.dialogues) {
      const own = open()
      const assistant = await assistantOver(sector, own)
      const asker = new Asker(sector, own)
      for (const [at, turn] of turns.entries())
        said.push({ ...place, manner: at === 0 ? 'opening' : 'follow-up', ...(await sayTurn(assistant, asker, own, turn)) })
    }
  }
  return said
}

/** What is said to every trade alike; a `share` of 3 says every third sentence, another third to the next trade. */
export async function sayToTrade(slug: SectorSlug, trade: OpenTrade, which: Which, share: number, turn: number): Promise<readonly Said[]> {
  const place = { trade: slug, part: which }
  const said = [
    ...(await sayOffTopic(trade, which, share, turn)).map((one): Said => ({ ...place, manner: 'off-topic', ...one })),
    ...(await sayHostile(trade, which, share, turn)).map((one): Said => ({ ...place, manner: 'hostile', ...one })),
  ]
  return said
}
