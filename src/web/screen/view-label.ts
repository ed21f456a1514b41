import { isListedView, isOwnView, type CollectionScreen, type View } from '../../kernel/screens/screen.ts'
import { knownViews } from './known-views.ts'

export function viewLabel({ ownViews = {}, lists = {}, groups }: CollectionScreen, view: View): string {
  if (view === 'groups' && groups) return groups.label
  if (isOwnView(view)) return ownViews[view]?.label ?? ''
  return isListedView(view) ? (lists[view]?.label ?? '') : knownViews[view].label
}

/** How else people call a view. */
export const viewWords = (view: View): readonly string[] => (isOwnView(view) || isListedView(view) ? [] : knownViews[view].words)
