import { isListedView, type CollectionScreen, type View } from './screen.ts'

/** Stands before the field of a filter in the address of a list: `f.stato=programmato`. */
export const FILTER = 'f.'

/** What else an address says of the list itself: how it is shown, what is looked for, its order. */
export const LIST_PARAMETERS: readonly string[] = ['mostra', 'cerca', 'ordina']

/** What of the parameters of a page says which list is shown, and how; in one order. */
export const listAddress = (parameters: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(parameters)
      .filter(([key, text]) => (LIST_PARAMETERS.includes(key) || key.startsWith(FILTER)) && text.trim() !== '')
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** The view of a tab that `mostra` names; the first where it names none. */
export const viewNamed = ({ views }: Pick<CollectionScreen, 'views'>, named: string | undefined): View =>
  views.find((view) => view === named) ?? views[0] ?? 'list'

/** The list of another entity that stands in a tab as one of its views. */
export const listedIn = ({ lists }: Pick<CollectionScreen, 'lists'>, view: View) => (isListedView(view) ? lists?.[view] : undefined)
