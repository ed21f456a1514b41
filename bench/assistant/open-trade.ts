import type { Sector } from '../../src/kernel/sector.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import { loaderOf } from '../../src/sectors/loaders.ts'
import type { SectorSlug } from '../../src/sectors/slugs.ts'
import { FROZEN } from './gold.ts'

export interface OpenTrade {
  readonly sector: Sector
  /** The sample of the frozen day, anew each time: a dialogue changes it. */
  readonly open: () => MemoryStore
}

export async function openTrade(slug: SectorSlug): Promise<OpenTrade> {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(`No trade is described under '${slug}'.`)
  const { entities } = sector
  const sample = sector.sample(FROZEN.today, FROZEN.time)
  return { sector, open: () => new MemoryStore({ entities, sample, at: () => FROZEN, by: 'Tu' }) }
}
