import type { Files } from '../../kernel/files/files.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { SectorSlug } from '../../sectors/index.ts'
import type { Clock } from './clock.ts'

/** A trade that a page has opened: its description, and the records of whoever works in it. */
export interface Opened {
  readonly sector: Sector
  readonly store: Store
  /** Files behind a server; a store in memory brings none. */
  readonly files?: Files
  readonly clock: Clock
}

/** Source of the trade of one page: chat, voice and dashboard open it through the same source, hence together. */
export interface TradeSource {
  readonly slug: SectorSlug
  readonly open: () => Promise<Opened>
}

/** Makes a source that opens its trade once for all who ask; after an opening that failed, asking again tries again. */
export function tradeSource(slug: SectorSlug, open: () => Promise<Opened>): TradeSource {
  let opening: Promise<Opened> | undefined
  return {
    slug,
    open() {
      if (opening) return opening
      const started = open()
      started.catch(() => (opening = undefined))
      opening = started
      return started
    },
  }
}
