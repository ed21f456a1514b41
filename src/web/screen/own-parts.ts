import { createContext, useContext, type ComponentType } from 'react'
import type { CollectionScreen, OwnScreen, OwnView } from '../../kernel/screens/screen.ts'
import type { ListQuery } from './list-query.ts'

export interface OwnViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What a trade draws itself, by the keys of its description; each is fetched when it is first shown. */
export interface OwnParts {
  readonly screens?: Readonly<Record<string, ComponentType<{ readonly screen: OwnScreen }>>>
  readonly views?: Readonly<Record<OwnView, ComponentType<OwnViewProps>>>
}

/** Handed down by the dashboard, so that the views of every trade know none of them. */
export const OwnPartsContext = createContext<OwnParts>({})
export const useOwnParts = (): OwnParts => useContext(OwnPartsContext)
