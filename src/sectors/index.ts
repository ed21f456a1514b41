import type { Sector } from '../kernel/define-sector.ts'
import type { Script } from '../kernel/script.ts'
import type { SectorSlug } from './slugs.ts'

export { cards } from './cards.ts'
export { sectorSlugs, type SectorSlug } from './slugs.ts'

interface Loader {
  /** The words of the chat and the voice: small, needed at once. */
  script(): Promise<Script>
  /** The whole trade, with its sample: needed by the dashboard. */
  sector(): Promise<Sector>
}

/** One line for each trade that is described; the others are still «in preparazione». */
const loaders: Partial<Record<SectorSlug, Loader>> = {
  artigiani: {
    script: async () => (await import('./artigiani/script.ts')).script,
    sector: async () => (await import('./artigiani/index.ts')).artigiani,
  },
}

export const isReady = (slug: SectorSlug): boolean => slug in loaders
export const loaderOf = (slug: SectorSlug): Loader | undefined => loaders[slug]
export const readySlugs = Object.keys(loaders) as SectorSlug[]
