import type { SectorSlug } from '../../../src/sectors/slugs.ts'
import { readParts } from '../read-corpus.ts'
import type { Counter } from './counter.ts'
import type { Said, Which } from './said.ts'
import { sayTurn } from './say-turn.ts'

/** Says everything of a part to a trade: every sentence for itself, every dialogue from its beginning. */
export async function sayTrade(slug: SectorSlug, counter: Counter, which: Which): Promise<readonly Said[]> {
  const place = { trade: slug, part: which }
  const said: Said[] = []
  for (const part of (await readParts(slug, which)).values()) {
    for (const turn of part.turns) said.push({ ...place, manner: turn.style, ...(await sayTurn(await counter.begin(), turn)) })
    for (const { turns } of part.dialogues) {
      const talk = await counter.begin()
      for (const [at, turn] of turns.entries())
        said.push({ ...place, manner: at === 0 ? 'opening' : 'follow-up', ...(await sayTurn(talk, turn)) })
    }
  }
  return said
}
