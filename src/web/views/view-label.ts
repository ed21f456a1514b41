import { isListedView, isOwnView, type CollectionScreen, type KnownView, type View } from '../../kernel/screen.ts'

/** What each view is called, and how else people call it. */
const views: Readonly<Record<KnownView, readonly [label: string, ...others: string[]]>> = {
  cards: ['Schede', 'cartoline'],
  list: ['Elenco', 'tabella', 'lista'],
  board: ['Bacheca', 'kanban', 'lavagna', 'colonne'],
  week: ['Settimana', 'calendario', 'agenda'],
  day: ['Giorno', 'giornata', 'ore'],
  month: ['Calendario', 'mese', 'giorno'],
  grid: ['Registro', 'presenze', 'appello', 'griglia'],
  timeline: ['Planning', 'tabellone', 'piano'],
  plan: ['Pianta', 'sala', 'mappa', 'posti'],
  counter: ['Banco', 'cassa', 'pos', 'scontrino'],
  groups: ['Gruppi', 'famiglie', 'insieme'],
}

export function viewLabel({ ownViews = {}, lists = {}, groups }: CollectionScreen, view: View): string {
  if (view === 'groups' && groups) return groups.label
  if (isOwnView(view)) return ownViews[view]?.label ?? ''
  return isListedView(view) ? (lists[view]?.label ?? '') : views[view][0]
}

export const viewWords = (view: View): readonly string[] => (isOwnView(view) || isListedView(view) ? [] : views[view].slice(1))
