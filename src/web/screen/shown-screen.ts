import { listedIn } from '../../kernel/screens/list-parameters.ts'
import type { CollectionScreen, Screen, View } from '../../kernel/screens/screen.ts'

/** A tab as one of its views shows it. */
export interface ShownScreen extends CollectionScreen {
  /** It lists another entity, whose records come about elsewhere: here none is made, imported or copied. */
  readonly isListed?: boolean
}

/** The view of a tab in which the records of an entity are listed, where that is not what the tab is about. */
export const viewListing = (screen: Screen, entity: string): View | undefined =>
  screen.kind === 'collection' && screen.entity !== entity
    ? screen.views.find((view) => listedIn(screen, view)?.entity === entity)
    : undefined

/** The tab itself, or the list of another entity that stands in it. */
export function shownScreen(screen: CollectionScreen, view: View): ShownScreen {
  const list = listedIn(screen, view)
  if (!list) return screen
  const { label: _, ...rest } = list
  const { headings: _headings, prints: _prints, card: _card, action: _action, month: _month, timeline: _timeline, ...tab } = screen
  return { ...tab, ...rest, ...(list.create === undefined && { isListed: true }) }
}
