import { createContext, type ComponentType } from 'react'
import type { ViewSeen } from '../../kernel/firm/saved-views.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'

export interface OfList {
  readonly screen: CollectionScreen
}

/** What somebody has chosen for his lists, and how he chooses. */
export interface ListChoices {
  /** By the entity that is listed. */
  readonly columns: Readonly<Record<string, readonly string[]>>
  readonly views: readonly ViewSeen[]
  readonly Views: ComponentType<OfList>
  readonly Columns: ComponentType<OfList>
}

/** Nothing where nobody is known, as on a demo page: there lists are as they are described. */
export const ListChoicesContext = createContext<ListChoices | undefined>(undefined)
