import type { Sector } from '../kernel/define-sector.ts'
import type { SectorSlug } from './slugs.ts'

export { cards } from './cards.ts'
export { sectorSlugs, type SectorSlug } from './slugs.ts'

interface Loader {
  /** The whole trade, with its sample: needed by the dashboard. */
  sector(): Promise<Sector>
}

/** One line for each trade that is described, here and in `scripts.ts`; the others are still «in preparazione». */
const loaders: Partial<Record<SectorSlug, Loader>> = {
  hospitality: {
    sector: async () => (await import('./hospitality/index.ts')).hospitality,
  },
  artigiani: {
    sector: async () => (await import('./artigiani/index.ts')).artigiani,
  },
}

export const isReady = (slug: SectorSlug): boolean => slug in loaders
export const loaderOf = (slug: SectorSlug): Loader | undefined => loaders[slug]
export const readySlugs = Object.keys(loaders) as SectorSlug[]
