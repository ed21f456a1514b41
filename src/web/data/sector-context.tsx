import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { DocumentView } from '../../kernel/screens/document-view.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import type { Files } from '../../kernel/files/files.ts'
import type { Store } from '../../kernel/door/store.ts'
import { TodayContext } from '../ui/today.ts'
import type { Clock } from './clock.ts'
import { refresh } from './asking.ts'
import { filesOf } from './files-of.ts'
import { NewerPlacesContext } from './newer-places.ts'
import { isOwner } from '../../kernel/door/asker.ts'
import { sectorFor } from './sector-sight.ts'

interface SectorData {
  /** As the asker of the store sees it. */
  readonly sector: Sector
  /** As nothing of it is kept from somebody. */
  readonly whole: Sector
  readonly store: Store
  /** The bytes of pictures and files that the records name. */
  readonly files: Files
  /** The time that the store lives by, and everything over it. */
  readonly clock: Clock
}

const Context = createContext<SectorData | undefined>(undefined)

interface SectorProviderProps extends Omit<SectorData, 'files' | 'whole'> {
  /** Those of the store; in the memory of the page when absent. */
  readonly files?: Files | undefined
  readonly client: QueryClient
  readonly children: ReactNode
}

/** Gives every view below the trade, as the asker of its store sees it, and the store, and refreshes what is on screen whenever the store changes or the day turns. */
export function SectorProvider({ sector: whole, store, files = filesOf(store), clock, client, children }: SectorProviderProps) {
  const sector = isOwner(store) ? whole : use(sectorFor(whole, store))
  const today = useSyncExternalStore(clock.turns, () => clock.at().today)
  useEffect(() => listen(store, sector, client), [store, sector, client])
  const lived = useRef(today)
  useEffect(() => {
    if (lived.current !== today) void client.invalidateQueries()
    lived.current = today
  }, [today, client])
  // The day is what makes it another value: at midnight all that reads it is drawn again.
  const data = useMemo(() => ({ sector, whole, store, files, clock, today }), [sector, whole, store, files, clock, today])
  const newerPlaces = useCallback(() => sector.places(store), [sector, store])
  return (
    <QueryClientProvider client={client}>
      <TodayContext value={today}>
        <NewerPlacesContext value={newerPlaces}>
          <Context value={data}>{children}</Context>
        </NewerPlacesContext>
      </TodayContext>
    </QueryClientProvider>
  )
}

/** Refreshes what a change touches of what is on screen, until somebody stops it. */
function listen(store: Store, { entities }: Sector, client: QueryClient): () => void {
  const changes = store.changes({ foreseen: true })[Symbol.asyncIterator]()
  const hear = async () => {
    for (let step = await changes.next(); !step.done; step = await changes.next()) void refresh(client, entities, step.value)
  }
  void hear()
  return () => void changes.return?.()
}

export function useSector(): SectorData & { readonly at: At } {
  const data = useSectorData()
  return { ...data, at: data.clock.at() }
}

/** The moment, live: what is drawn from it is drawn again every minute. */
export function useNow(): Date {
  const { clock } = useSectorData()
  useSyncExternalStore(clock.turns, clock.at)
  return clock.now()
}

function useSectorData(): SectorData {
  const data = useContext(Context)
  if (!data) throw new Error('useSector needs a SectorProvider above it')
  return data
}

/** The description of an entity by its name. */
export function useEntity(name: string): AnyEntity {
  // Without the day: the rows of a list ask this by the hundred.
  return entityOf(useSectorData().sector, name)
}

export function entityOf(sector: Sector, name: string): AnyEntity {
  const entity = sector.entities.find((candidate) => candidate.name === name)
  if (!entity) throw new Error(`${sector.card.slug} has no entity ${name}`)
  return entity
}

/** The collection screen that keeps an entity, where there is one. */
export const screenOf = (sector: Sector, entity: string): CollectionScreen | undefined =>
  sector.screens.find((screen): screen is CollectionScreen => screen.kind === 'collection' && screen.entity === entity)

/** How the records of an entity are written as documents, where they are: by its own tab, or by its list in another's. */
export function documentOf(sector: Sector, entity: string): DocumentView | undefined {
  const lists = sector.screens.flatMap((screen) => (screen.kind === 'collection' ? Object.values(screen.lists ?? {}) : []))
  return screenOf(sector, entity)?.document ?? lists.find((list) => list.entity === entity && list.document)?.document
}
