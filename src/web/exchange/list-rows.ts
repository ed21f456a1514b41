import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { allRows, type AllRows } from '../../kernel/door/all-rows.ts'
import type { Store } from '../../kernel/door/store.ts'
import { queryOf, type ListQuery } from '../screen/list-query.ts'

/** Every record of a list as it is filtered, searched and sorted on screen. */
export const listRows = (store: Store, screen: CollectionScreen, query: ListQuery): Promise<AllRows> =>
  allRows(store, queryOf(screen, query))
