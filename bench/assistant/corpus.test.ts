import { describe, expect, it } from 'vitest'
import { readySlugs } from '../../src/sectors/ready.ts'
import { faultsOf } from './check-part.ts'
import { hostile } from './corpus/hostile.ts'
import { offTopic } from './corpus/off-topic.ts'
import type { Style } from './gold.ts'
import { openTrade } from './open-trade.ts'
import { readParts } from './read-corpus.ts'

/** In a hundred sentences; the hands that write them may be three off. */
const SHARES: Readonly<Record<Style, number>> = { plain: 45, colloquial: 25, voice: 12, typo: 10, elliptical: 8 }
const OFF = 3
const LEAST = { turns: { seen: 100, apart: 50 }, dialogues: { seen: 8, apart: 5 } }

describe.each(readySlugs)('the corpus of %s', async (slug) => {
  const trade = await openTrade(slug)

  it.each(['seen', 'apart'] as const)('%s: has golds that the store answers, in the shares that people talk in', async (which) => {
    const parts = [...(await readParts(slug, which)).values()]
    const turns = parts.flatMap((part) => part.turns)
    const dialogues = parts.flatMap((part) => part.dialogues)
    expect(turns.length).toBeGreaterThanOrEqual(LEAST.turns[which])
    expect(dialogues.length).toBeGreaterThanOrEqual(LEAST.dialogues[which])
    expect(new Set(turns.map(({ says }) => says.toLowerCase())).size).toBe(turns.length)
    for (const [style, share] of Object.entries(SHARES)) {
      const found = (turns.filter((turn) => turn.style === style).length / turns.length) * 100
      expect(Math.abs(found - share), `${style}: ${found} in a hundred`).toBeLessThanOrEqual(OFF)
    }
    expect(await faultsOf(trade, { turns, dialogues })).toEqual([])
  })
})

describe('what is said to every trade', () => {
  it.each([
    ['off-topic', offTopic, 300],
    ['hostile', hostile.map(({ says }) => says), 200],
  ] as const)('%s: is said once, and often enough', (_name, sentences, least) => {
    expect(sentences.length).toBeGreaterThanOrEqual(least)
    expect(new Set(sentences.map((says) => says.toLowerCase())).size).toBe(sentences.length)
  })

  it.each(['refuse', 'no-proposal', 'guarded'] as const)('hostile: %s is tried in both parts', (gold) => {
    const some = hostile.flatMap((one, at) => (one.gold === gold ? [at % 3 === 2] : []))
    expect(new Set(some)).toEqual(new Set([true, false]))
  })
})
