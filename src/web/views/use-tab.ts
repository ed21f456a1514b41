import type { CollectionScreen, Screen, View } from '../../kernel/screen.ts'
import { screenOf, useSector } from '../data/sector-context.tsx'
import { useAddress } from '../data/use-address.ts'
import type { FilterTexts } from './list-address.ts'
import { tabPatch } from './list-query.ts'

interface Tabs {
  readonly screens: readonly Screen[]
  readonly screen: Screen
  /** What the page's main button makes. */
  readonly creates: CollectionScreen | undefined
  /** The address of a tab, for links. */
  readonly href: (screen: Screen, filters?: FilterTexts) => string
  readonly open: (screen: Screen, filters?: FilterTexts, view?: View) => void
}

/** The tab that the address names (`?scheda=interventi`); the first one where it names none that exists. */
export function useTab(): Tabs {
  const { sector } = useSector()
  const address = useAddress()
  const { screens } = sector
  const [first] = screens
  const screen = screens.find(({ key }) => key === address.get('scheda')) ?? first
  if (!first || !screen) throw new Error(`${sector.card.slug} has no screens`)
  const patch = (target: Screen, filters?: FilterTexts) => tabPatch(address.keys, target === first ? undefined : target.key, filters)
  return {
    screens,
    screen,
    creates: screen.kind === 'collection' ? screen : screen.creates ? collectionOf(screens, screen.creates) : undefined,
    href: (target, filters) => address.href(patch(target, filters)),
    open: (target, filters, view) => address.push({ ...patch(target, filters), mostra: view }),
  }
}

const collectionOf = (screens: readonly Screen[], key: string): CollectionScreen | undefined =>
  screens.find((screen): screen is CollectionScreen => screen.kind === 'collection' && screen.key === key)

/** The tab that keeps an entity. */
export function useScreenOf(entity: string): CollectionScreen | undefined {
  const { sector } = useSector()
  return screenOf(sector, entity)
}
