import type { CollectionScreen, Screen, View } from '../../kernel/screens/screen.ts'
import type { SavedView } from '../../kernel/firm/saved-views.ts'
import type { Sort } from '../../kernel/door/store.ts'
import { screenOf, useSector } from '../data/sector-context.tsx'
import { useAddress, type Patch } from '../data/use-address.ts'
import { writeSort, type FilterTexts } from './list-address.ts'
import { tabPatch, viewOf } from './list-query.ts'
import { shownScreen } from './shown-screen.ts'
import type { Way } from './way-of.ts'

interface Tabs {
  readonly screens: readonly Screen[]
  readonly screen: Screen
  /** What the page's main button makes. */
  readonly creates: CollectionScreen | undefined
  /** The address of a tab, for links; `shows` is a view of a collection, or a part of a report. */
  readonly href: (screen: Screen, filters?: FilterTexts, shows?: string) => string
  readonly open: (screen: Screen, filters?: FilterTexts, shows?: string, sort?: readonly Sort[]) => void
}

/** The tab that the address names (`?scheda=interventi`); the first one where it names none that exists. */
export function useTab(): Tabs {
  const { sector } = useSector()
  const address = useAddress()
  const { screens } = sector
  const [first] = screens
  const screen = screens.find(({ key }) => key === address.get('scheda')) ?? first
  if (!first || !screen) throw new Error(`${sector.card.slug} has no screens`)
  const patch = (target: Screen, filters?: FilterTexts) => tabPatch(address.keys, keyOf(screens, target), filters)
  return {
    screens,
    screen,
    creates:
      screen.kind === 'collection'
        ? madeIn(screen, viewOf(screen, address))
        : screen.creates
          ? collectionOf(screens, screen.creates)
          : undefined,
    href: (target, filters, shows) => address.href({ ...patch(target, filters), mostra: shows }),
    open: (target, filters, shows, sort) =>
      address.push({ ...patch(target, filters), mostra: shows, ...(sort && { ordina: writeSort(sort) }) }),
  }
}

/** The first tab goes without saying. */
const keyOf = ([first]: readonly Screen[], { key }: Screen) => (key === first?.key ? undefined : key)

/** The patch of an address that leads to a place of the dashboard. */
export const wayPatch = (screens: readonly Screen[], keys: readonly string[], { screen, filters, view, sort, search }: Way): Patch => ({
  ...tabPatch(keys, keyOf(screens, screen), filters),
  mostra: view,
  ...(search !== undefined && { cerca: search }),
  ...(sort && { ordina: writeSort(sort) }),
})

/** The patch of an address that leads to a list which was kept under a name. */
export const keptPatch = (keys: readonly string[], { screen, address }: Pick<SavedView, 'screen' | 'address'>): Patch => ({
  ...tabPatch(keys, screen),
  ...address,
})

/** What stands in the tab is made there; of a list whose records come about elsewhere, what the tab is about. */
function madeIn(screen: CollectionScreen, view: View): CollectionScreen {
  const shown = shownScreen(screen, view)
  return shown.isListed ? screen : shown
}

const collectionOf = (screens: readonly Screen[], key: string): CollectionScreen | undefined =>
  screens.find((screen): screen is CollectionScreen => screen.kind === 'collection' && screen.key === key)

/** The tab that keeps an entity. */
export function useScreenOf(entity: string): CollectionScreen | undefined {
  const { sector } = useSector()
  return screenOf(sector, entity)
}
