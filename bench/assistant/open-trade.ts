import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import type { Sector } from '../../src/kernel/sector/sector.ts'
import { loaderOf } from '../../src/sectors/loaders.ts'
import type { SectorSlug } from '../../src/sectors/slugs.ts'
import { FROZEN } from './gold.ts'
import { WatchedStore } from './watched-store.ts'

export type Records = Readonly<Record<string, readonly AnyRow[]>>

export interface OpenTrade {
  readonly sector: Sector
  /** The records of the frozen day. */
  readonly sample: Records
  /** Over the sample unless other records are said, anew each time: a dialogue changes it. */
  readonly open: (records?: Records) => WatchedStore
}

export async function openTrade(slug: SectorSlug): Promise<OpenTrade> {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(`No trade is described under '${slug}'.`)
  const { entities } = sector
  const sample = sector.sample(FROZEN.today, FROZEN.time)
  return { sector, sample, open: (records = sample) => new WatchedStore({ entities, sample: records, at: () => FROZEN, by: 'Tu' }) }
}
