import { isListedView, isOwnView, type KnownView, type View } from '../../kernel/screens/screen.ts'

/** What is known of a view before the view itself is fetched; the part that draws it stands in `collection.tsx`. */
interface KnownViewSays {
  readonly label: string
  /** How else people call it. */
  readonly words: readonly string[]
  /** What it keeps in the address: another tab leaves it behind. */
  readonly keeps?: readonly string[]
  /**
   * Whether it is there where no record is. `empty`: a month says so of each day, of a register people are searched and not marks.
   * `unasked`: on a plan of free lanes or places the first record is made, unless something is looked for.
   * `alone`: a till has a field of its own to search with, and is there whatever was sold, without the toolbar.
   */
  readonly stands?: 'empty' | 'unasked' | 'alone'
}

/** Where the address names a sale that was left to the till. */
export const LEFT_TO_TILL = 'prendi'

export const knownViews: Readonly<Record<KnownView, KnownViewSays>> = {
  cards: { label: 'Schede', words: ['cartoline'] },
  list: { label: 'Elenco', words: ['tabella', 'lista'] },
  board: { label: 'Bacheca', words: ['kanban', 'lavagna', 'colonne'] },
  week: { label: 'Settimana', words: ['calendario', 'agenda'], keeps: ['settimana'] },
  day: { label: 'Giorno', words: ['giornata', 'ore'], keeps: ['giorno', 'giorni', 'riga'], stands: 'unasked' },
  month: { label: 'Calendario', words: ['mese', 'giorno'], keeps: ['giorno', 'mese'], stands: 'empty' },
  grid: { label: 'Registro', words: ['presenze', 'appello', 'griglia'], keeps: ['dal', 'giorno', 'di'], stands: 'empty' },
  timeline: { label: 'Planning', words: ['tabellone', 'piano'], keeps: ['dal', 'giorni'], stands: 'unasked' },
  plan: {
    label: 'Pianta',
    words: ['sala', 'mappa', 'posti'],
    keeps: ['giorno', 'ora', 'servizio', 'sala', 'posto', 'pianta'],
    stands: 'unasked',
  },
  counter: { label: 'Banco', words: ['cassa', 'pos', 'scontrino'], keeps: ['conto', LEFT_TO_TILL], stands: 'alone' },
  groups: { label: 'Gruppi', words: ['famiglie', 'insieme'], stands: 'empty' },
}

/** As which of them a view is treated: what a trade draws itself and the list of another entity as a list. */
export const knownAs = (view: View): KnownView => (isOwnView(view) || isListedView(view) ? 'list' : view)
