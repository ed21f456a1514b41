import type { ComponentType } from 'react'
import type { CollectionScreen, OwnScreen, OwnView } from '../../kernel/screen.ts'
import type { ListQuery } from '../views/list-query.ts'
import { hospitality } from './hospitality/parts.ts'

export interface OwnViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What a trade draws itself, by the keys of its description; each is fetched when it is first shown. */
export interface OwnParts {
  readonly screens?: Readonly<Record<string, ComponentType<{ readonly screen: OwnScreen }>>>
  readonly views?: Readonly<Record<OwnView, ComponentType<OwnViewProps>>>
}

/** One line for each trade that has screens which no view covers. */
const parts: Readonly<Record<string, OwnParts>> = { hospitality }

export const ownPartsOf = (slug: string): OwnParts => parts[slug] ?? {}
