import { newId } from '../door/new-id.ts'
import type { Sight } from '../access/sight.types.ts'
import { foldText, tidied } from '../italian/words.ts'
import type { Problem } from '../problem/problem.ts'
import { FILTER, listAddress, listedIn, viewNamed } from '../screens/list-parameters.ts'
import type { Sector } from '../sector/sector.ts'

export const LONGEST_VIEW_NAME = 40
/** So many views one keeps for oneself in a firm, and so many a firm keeps for all. */
export const MOST_VIEWS = 60
/** Characters of all that a view asks for. */
const LONGEST_ADDRESS = 2000

/** A list under a name: its filters, its search, its order and the way it is shown. */
export interface SavedView {
  readonly id: string
  /** The key of its tab. */
  readonly screen: string
  readonly name: string
  /** What its address asks for: `mostra`, `cerca`, `ordina`, `f.<campo>`. */
  readonly address: Readonly<Record<string, string>>
  /** Who made it, of those that everybody sees: the id of a member. */
  readonly by?: string
}

/** A view as somebody sees it. */
export interface ViewSeen extends SavedView {
  /** Whether everybody in the firm who sees its records finds it. */
  readonly isShared: boolean
  /** Whether he may rename it, change it and take it away. */
  readonly isMine: boolean
}

/** A view as somebody wishes it. */
export interface ViewWish {
  readonly screen: string
  readonly name: string
  readonly address: Readonly<Record<string, string>>
  readonly isShared: boolean
}

/** His own views in a firm, and those of all. */
export interface ViewsHeld {
  readonly own: readonly SavedView[]
  readonly shared: readonly SavedView[]
}

/** Whoever saves: a member, whether he runs the firm, and whether he may save for all. */
export interface ViewMaker {
  readonly member: string
  readonly isOwner: boolean
  readonly shares: boolean
}

export type ViewsChanged =
  | { readonly ok: true; readonly held: ViewsHeld; readonly id: string }
  | { readonly ok: false; readonly problems: readonly Problem[] }

const says = {
  noName: 'Scrivi come si chiama la vista.',
  longName: `Il nome della vista ha al massimo ${LONGEST_VIEW_NAME} caratteri.`,
  taken: (name: string) => `«${name}» c’è già: scegli un altro nome.`,
  full: `Le viste salvate sono già ${MOST_VIEWS}. Eliminane una prima.`,
  notShared: 'Le viste per tutta l’azienda le salva chi è titolare o collaboratore.',
  long: 'Questa ricerca è troppo lunga per salvarla: togli qualche filtro.',
  gone: 'Questa vista non c’è più.',
}

const refused = (path: string, message: string, code: Problem['code'] = 'invalid'): ViewsChanged => ({
  ok: false,
  problems: [{ path, code, message }],
})
/** What is said of a view that is not there, or is another's. */
export const viewGone: ViewsChanged = refused('', says.gone, 'not_found')

/** The fields that an address asks about, in filters and in its order. */
const fieldsOf = (address: SavedView['address']): readonly string[] => [
  ...Object.keys(address).flatMap((key) => (key.startsWith(FILTER) ? [key.slice(FILTER.length)] : [])),
  ...(address['ordina'] ?? '').split(',').flatMap((part) => (part === '' ? [] : [part.replace(/^-/, '')])),
]

/** The views of a tab that one sees, his own first, each group by name. */
export const viewsOf = (views: readonly ViewSeen[], screen: string): readonly ViewSeen[] =>
  views
    .filter((view) => view.screen === screen)
    .toSorted((a, b) => Number(a.isShared) - Number(b.isShared) || a.name.localeCompare(b.name, 'it'))

/** Whether an address asks for just what a view does. */
export const isSameAddress = (one: SavedView['address'], other: SavedView['address']): boolean =>
  JSON.stringify(listAddress(one)) === JSON.stringify(listAddress(other))

/**
 * The views that somebody finds. One of all is not there for whoever does not see its tab, its records, or a field that it asks about:
 * its name and its words would tell him of them.
 */
export function viewsSeenBy(
  { own, shared }: ViewsHeld,
  { screens, entities }: Pick<Sector, 'screens' | 'entities'>,
  { sight, ...maker }: ViewMaker & { readonly sight: Pick<Sight, 'sees'> },
): readonly ViewSeen[] {
  const tabs = new Map(screens.flatMap((screen) => (screen.kind === 'collection' ? [[screen.key, screen] as const] : [])))
  const isSeen = ({ screen, address }: SavedView) => {
    const tab = tabs.get(screen)
    if (!tab) return false
    const { entity } = listedIn(tab, viewNamed(tab, address['mostra'])) ?? tab
    const fields = entities.find(({ name }) => name === entity)?.fields ?? {}
    return sight.sees(entity) && fieldsOf(address).every((field) => !(field in fields) || sight.sees(entity, field))
  }
  return [
    ...own.filter(({ screen }) => tabs.has(screen)).map((view) => ({ ...view, isShared: false, isMine: true })),
    ...shared.filter(isSeen).map(({ by, ...view }) => ({ ...view, isShared: true, isMine: maker.isOwner || by === maker.member })),
  ]
}

/** Saves a view under a name; `id` changes one that is there, which keeps its place. */
export function saveView(held: ViewsHeld, maker: ViewMaker, wish: ViewWish, id?: string): ViewsChanged {
  const before = id === undefined ? undefined : mineOf(held, maker, id)
  if (id !== undefined && !before) return viewGone
  const name = tidied(wish.name)
  const address = listAddress(wish.address)
  if (name === '') return refused('name', says.noName, 'required')
  if (name.length > LONGEST_VIEW_NAME) return refused('name', says.longName)
  if (JSON.stringify(address).length > LONGEST_ADDRESS) return refused('', says.long)
  const wasShared = before !== undefined && held.shared.includes(before)
  if (wish.isShared && !wasShared && !maker.shares) return refused('isShared', says.notShared, 'rule')
  const rest = withoutView(held, id)
  const beside = wish.isShared ? rest.shared : rest.own
  if (beside.length >= MOST_VIEWS) return refused('', says.full, 'rule')
  const isTaken = beside.some((view) => view.screen === wish.screen && foldText(view.name) === foldText(name))
  if (isTaken) return refused('name', says.taken(name), 'unique')
  const view = { id: id ?? newId('vista'), screen: wish.screen, name, address }
  const after = wish.isShared
    ? { own: rest.own, shared: [...rest.shared, { ...view, by: before?.by ?? maker.member }] }
    : { own: [...rest.own, view], shared: rest.shared }
  return { ok: true, held: after, id: view.id }
}

/** Takes a view away. */
export const removeView = (held: ViewsHeld, maker: ViewMaker, id: string): ViewsChanged =>
  mineOf(held, maker, id) ? { ok: true, held: withoutView(held, id), id } : viewGone

/** A view that he may change: his own, and of those of all the ones that he made, or any where he runs the firm. */
const mineOf = ({ own, shared }: ViewsHeld, { member, isOwner }: ViewMaker, id: string): SavedView | undefined =>
  own.find((view) => view.id === id) ?? shared.find((view) => view.id === id && (isOwner || view.by === member))

const withoutView = ({ own, shared }: ViewsHeld, id: string | undefined): ViewsHeld => ({
  own: own.filter((view) => view.id !== id),
  shared: shared.filter((view) => view.id !== id),
})
