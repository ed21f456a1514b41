import type { Sector } from '../kernel/sector.ts'
import { isReady, type ReadySlug } from './ready.ts'
import type { SectorSlug } from './slugs.ts'

interface Loader {
  /** The whole trade, with its sample: needed by the dashboard. */
  sector(): Promise<Sector>
}

/** Apart from `index.ts`, so that the landing page does not carry the list of every trade's files. */
const loaders: Readonly<Record<ReadySlug, Loader>> = {
  hospitality: {
    sector: async () => (await import('./hospitality/index.ts')).hospitality,
  },
  artigiani: {
    sector: async () => (await import('./artigiani/index.ts')).artigiani,
  },
}

export const loaderOf = (slug: SectorSlug): Loader | undefined => (isReady(slug) ? loaders[slug] : undefined)
