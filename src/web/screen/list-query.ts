import { ARCHIVE, livingWhere } from '../../kernel/derive/archive.ts'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { isListedView, type CollectionScreen, type View } from '../../kernel/screens/screen.ts'
import { FILTER, LIST_PARAMETERS, viewNamed } from '../../kernel/screens/list-parameters.ts'
import type { Comparison } from '../../kernel/expression/condition.ts'
import type { Query, Sort } from '../../kernel/door/store.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useAddress, type Address, type Patch } from '../data/use-address.ts'
import { knownViews } from './known-views.ts'
import { readFilters, readSort, writeSort, type FilterTexts } from './list-address.ts'

/** What a list is asked for: every view of a collection reads the same. */
export interface ListQuery {
  readonly where: readonly Comparison[]
  /** Leaves out what was put away, unless the filters ask for it; absent where the whole list is meant. */
  readonly living?: readonly Comparison[]
  readonly search: string
  /** Empty when nobody has sorted: the entity's own order, or the best match first. */
  readonly sort: readonly Sort[]
}

interface ListState {
  readonly query: ListQuery
  readonly view: View
  /** The filters that are on, by field, as they stand in the address. */
  readonly filters: FilterTexts
  readonly setView: (view: View) => void
  readonly setSearch: (text: string) => void
  readonly setSort: (sort: readonly Sort[]) => void
  readonly setFilter: (field: string, text: string | undefined) => void
  readonly clearFilters: () => void
  /** Takes away the search and the filters. */
  readonly clear: () => void
}

/** Over which time each chart is seen, by its title: `periodo.ricavi-per-mese=anno-scorso`. */
export const PERIOD = 'periodo.'

/** A whole list, as nobody has filtered it. */
export const NO_QUERY: ListQuery = { where: [], search: '', sort: [] }

/** What the address asks of a list. */
export function readListQuery(entity: AnyEntity, address: Pick<Address, 'get' | 'all'>, at: At): ListQuery {
  const { where, kept } = readFilters(entity, address.all(FILTER), at)
  return {
    where,
    living: ARCHIVE in kept ? [] : livingWhere(entity),
    search: address.get('cerca')?.trim() ?? '',
    sort: readSort(entity, address.get('ordina')),
  }
}

/** The view that the address asks for; the first where it asks for none. */
export const viewOf = (screen: CollectionScreen, address: Pick<Address, 'get'>): View => viewNamed(screen, address.get('mostra'))

/** The state of a list, which lives in the address: `cerca`, `ordina`, `mostra`, `f.<campo>`. Typing replaces the step in the history, the rest adds one. */
export function useListQuery(screen: CollectionScreen): ListState {
  const address = useAddress()
  const { at } = useSector()
  const entity = useEntity(screen.entity)
  const texts = address.all(FILTER)
  const { kept } = readFilters(entity, texts, at)
  const none: Patch = Object.fromEntries(Object.keys(texts).map((name) => [FILTER + name, undefined]))
  const [first = 'list'] = screen.views
  const now = viewOf(screen, address)
  return {
    query: readListQuery(entity, address, at),
    view: now,
    filters: kept,
    setView: (view) => {
      // What was looked for among bookings is not looked for among receipts.
      const isOther = view !== now && (isListedView(view) || isListedView(now))
      address.push({ ...(isOther && { ...none, cerca: undefined, ordina: undefined }), mostra: view === first ? undefined : view })
    },
    setSearch: (text) => address.replace({ cerca: text.trim() }),
    setSort: (sort) => address.push({ ordina: writeSort(sort) }),
    setFilter: (field, text) => address.push({ [FILTER + field]: text }),
    clearFilters: () => address.push(none),
    clear: () => address.push({ ...none, cerca: undefined }),
  }
}

/** The store's query for a list. */
export const queryOf = (screen: CollectionScreen, { where, living = [], search, sort }: ListQuery, page?: Query['page']): Query => ({
  entity: screen.entity,
  where: [...where, ...living],
  ...(search && { search }),
  ...(sort.length > 0 && { sort }),
  ...(page && { page }),
})

const KEPT = new Set([...LIST_PARAMETERS, ...Object.values(knownViews).flatMap(({ keeps = [] }) => keeps)])

/** A patch of the address that opens a tab; what belonged to the tab before stays behind. */
export function tabPatch(current: Iterable<string>, tab: string | undefined, filters: FilterTexts = {}): Patch {
  const left = [...current].filter((key) => key.startsWith(FILTER) || key.startsWith(PERIOD) || KEPT.has(key))
  return {
    ...Object.fromEntries(left.map((key) => [key, undefined])),
    scheda: tab,
    ...Object.fromEntries(Object.entries(filters).map(([name, text]) => [FILTER + name, text])),
  }
}
