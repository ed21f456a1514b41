import type { Script } from '../kernel/script.ts'
import { script as artigiani } from './artigiani/script.ts'
import { script as hospitality } from './hospitality/script.ts'
import { isReady, type ReadySlug } from './ready.ts'
import type { SectorSlug } from './slugs.ts'

/**
 * The words of every ready trade, one line each. They are half a kilobyte apiece and the chat is prerendered with them, so
 * they come with the page; they stand apart from `index.ts` so that the landing page does not carry them.
 */
const scripts: Readonly<Record<ReadySlug, Script>> = { hospitality, artigiani }

export const scriptOf = (slug: SectorSlug): Script | undefined => (isReady(slug) ? scripts[slug] : undefined)
