import type { SectorSlug } from './slugs.ts'

/** The trades that are described; the others are still «in preparazione». `loaders.ts` has two lines for each. */
export const readySlugs = [
  'hospitality',
  'dentisti',
  'business',
  'farmacie',
  'ristorazione',
  'estetica',
  'palestre',
  'autofficine',
  'pulizie',
  'sociale',
  'formazione',
  'artigiani',
] as const satisfies readonly SectorSlug[]
export type ReadySlug = (typeof readySlugs)[number]

export const isReady = (slug: SectorSlug): slug is ReadySlug => readySlugs.includes(slug as ReadySlug)
