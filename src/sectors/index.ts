export { cards } from './cards.ts'
export { isReady, readySlugs } from './ready.ts'
export { sectorSlugs, type SectorSlug } from './slugs.ts'
