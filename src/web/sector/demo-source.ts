import type { SectorSlug } from '../../sectors/index.ts'
import { tradeSource, type TradeSource } from '../data/trade-source.ts'

const sources = new Map<SectorSlug, TradeSource>()

/** The trade of an open demo page: one source for the whole visit, so that leaving the page and coming back finds the same records. */
export function demoSource(slug: SectorSlug): TradeSource {
  const known = sources.get(slug)
  if (known) return known
  const source = tradeSource(slug, async () => (await import('../data/open-demo.ts')).openDemo(slug))
  sources.set(slug, source)
  return source
}
