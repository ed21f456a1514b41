import { describe, expect, it } from 'vitest'
import { readySlugs } from '../../src/sectors/ready.ts'
import { assistantMeasures, measuredManners, type MeasuredManner } from '../../src/web/landing/assistant-measures.ts'
import { openTrade } from './open-trade.ts'
import { Counter } from './run/counter.ts'
import { measuresOf, readme, readmeTable } from './run/measures.ts'
import type { Said } from './run/said.ts'
import { sayToAll } from './run/say-to-all.ts'
import { sayTrade } from './run/say-trade.ts'

/** In a hundred: so much may what is shown differ from what is measured before it has to be measured and kept anew. */
const OFF = 1
/** It says all sentences that are kept apart, of ten trades: half a minute alone, and longer where others work beside it. */
const PATIENCE = 240_000

describe('what the page tells of the assistant', () => {
  it('is no better than what the sentences kept apart come to now', { timeout: PATIENCE }, async () => {
    const said: Said[] = []
    for (const [turn, slug] of readySlugs.entries()) {
      const counter = new Counter(await openTrade(slug))
      said.push(...(await sayTrade(slug, counter, 'apart')), ...(await sayToAll(slug, counter, 'apart', { share: 1, turn })))
    }
    const now = measuresOf(said, assistantMeasures.day)
    for (const manner of Object.keys(measuredManners) as MeasuredManner[]) {
      const [shown, measured] = [assistantMeasures.manners[manner], now.manners[manner]]
      expect([manner, measured.turns]).toEqual([manner, shown.turns])
      expect(measured.correct, `${manner}: measure anew with npm run bench:assistant -- --keep`).toBeGreaterThanOrEqual(shown.correct - OFF)
      expect(measured.wrong, `${manner}: measure anew with npm run bench:assistant -- --keep`).toBeLessThanOrEqual(shown.wrong + OFF)
    }
    expect(now.offTopic.turns).toBe(assistantMeasures.offTopic.turns)
    expect(now.offTopic.refused).toBeGreaterThanOrEqual(assistantMeasures.offTopic.refused - OFF)
    expect(now.unconfirmed).toBe(assistantMeasures.unconfirmed)
  })

  it('is what the README tells', async () => {
    expect(readme()).toContain(await readmeTable(assistantMeasures))
  })
})
