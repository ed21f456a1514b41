import type * as k from '../kernel/describe.ts'
import { isReady, type ReadySlug } from './ready.ts'
import type { SectorSlug } from './slugs.ts'

interface Loader {
  /** The words of the chat: the page is prerendered with them, so that it carries those of no other trade. */
  script(): Promise<k.Script>
  /** The whole trade, with its sample: needed by the dashboard. */
  sector(): Promise<k.Sector>
}

/** Apart from `index.ts`, so that the landing page does not carry the list of every trade's files. */
const loaders: Readonly<Record<ReadySlug, Loader>> = {
  hospitality: {
    script: async () => (await import('./hospitality/script.ts')).script,
    sector: async () => (await import('./hospitality/index.ts')).hospitality,
  },
  dentisti: {
    script: async () => (await import('./dentisti/script.ts')).script,
    sector: async () => (await import('./dentisti/index.ts')).dentisti,
  },
  business: {
    script: async () => (await import('./business/script.ts')).script,
    sector: async () => (await import('./business/index.ts')).business,
  },
  farmacie: {
    script: async () => (await import('./farmacie/script.ts')).script,
    sector: async () => (await import('./farmacie/index.ts')).farmacie,
  },
  ristorazione: {
    script: async () => (await import('./ristorazione/script.ts')).script,
    sector: async () => (await import('./ristorazione/index.ts')).ristorazione,
  },
  estetica: {
    script: async () => (await import('./estetica/script.ts')).script,
    sector: async () => (await import('./estetica/index.ts')).estetica,
  },
  palestre: {
    script: async () => (await import('./palestre/script.ts')).script,
    sector: async () => (await import('./palestre/index.ts')).palestre,
  },
  autofficine: {
    script: async () => (await import('./autofficine/script.ts')).script,
    sector: async () => (await import('./autofficine/index.ts')).autofficine,
  },
  pulizie: {
    script: async () => (await import('./pulizie/script.ts')).script,
    sector: async () => (await import('./pulizie/index.ts')).pulizie,
  },
  sociale: {
    script: async () => (await import('./sociale/script.ts')).script,
    sector: async () => (await import('./sociale/index.ts')).sociale,
  },
  formazione: {
    script: async () => (await import('./formazione/script.ts')).script,
    sector: async () => (await import('./formazione/index.ts')).formazione,
  },
  artigiani: {
    script: async () => (await import('./artigiani/script.ts')).script,
    sector: async () => (await import('./artigiani/index.ts')).artigiani,
  },
}

export const loaderOf = (slug: SectorSlug): Loader | undefined => (isReady(slug) ? loaders[slug] : undefined)
