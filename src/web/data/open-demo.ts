import type { Sector } from '../../kernel/sector/sector.ts'
import { NotedStore } from '../../kernel/store/memory/noted-store.ts'
import { DEMO_META } from '../../kernel/store/remote/demo-door.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { SectorSlug } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { machineClock, type Clock } from './clock.ts'
import { keepDemoWork } from './demo-made.ts'
import type { Opened } from './trade-source.ts'

/** The person at the open demo page, as the history calls them. */
const AUTHOR = 'Tu'

const opened = new Map<SectorSlug, Promise<Opened>>()

/** The trade of an open demo page over its sample, made for the moment: nothing is stored, a reload starts afresh. A failed load may be tried again. */
export function openDemo(slug: SectorSlug): Promise<Opened> {
  const known = opened.get(slug)
  if (known) return known
  const opening = open(slug)
  opened.set(slug, opening)
  opening.catch(() => opened.delete(slug))
  return opening
}

async function open(slug: SectorSlug): Promise<Opened> {
  const loader = loaderOf(slug)
  if (!loader) throw new Error(`${slug} is not ready`)
  const sector = await loader.sector()
  const clock = machineClock
  if (import.meta.env.DEV) {
    const { checkSample } = await import('../../kernel/sector/definition/check-sample.ts')
    await checkSample(sector, clock.at())
  }
  if (!isRemote()) return { sector, store: inMemory(sector, clock), clock }
  const { openRemote } = await import('./open-remote.ts')
  return { sector, clock, ...(await openRemote(slug, sector.entities, AUTHOR, clock)) }
}

/** A server of developers says on its pages that the records are behind it. */
const isRemote = () => import.meta.env['BOTTEGA_STORE'] === 'sqlite' || document.querySelector(`meta[name="${DEMO_META}"]`) !== null

const inMemory = (sector: Sector, clock: Clock): Store =>
  new NotedStore({ sector, at: clock.at, by: AUTHOR, now: () => clock.now().toISOString(), tell: keepDemoWork })
