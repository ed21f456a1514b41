import type { At } from '../italian/at.ts'
import type { Bar } from '../chart/bar.ts'
import type { ChartPanel } from '../chart/chart-panel.ts'
import type { Counter } from './counter.ts'
import type { DaySays } from './day-view.ts'
import type { Calendars } from './calendars.ts'
import type { GroupsView } from './groups-view.ts'
import type { IconName } from './icon-name.ts'
import type { DocumentView } from './document-view.ts'
import type { Grid } from './grid.ts'
import type { Condition } from '../expression/condition.ts'
import type { PlanSays } from './plan-view.ts'
import type { MonthView } from './month-view.ts'
import type { ReportPart } from '../report/report.ts'
import type { Sort, Store } from '../door/store.ts'

/** One tab of a dashboard. */
export type Screen = OverviewScreen | CollectionScreen | ReportScreen | OwnScreen

interface ScreenBase {
  readonly key: string
  readonly label: string
  /** A shorter name for the bar of a phone. */
  readonly short?: string
  readonly icon: IconName
  /** The key of the metric shown beside the tab's name. */
  readonly badge?: string
}

export interface OverviewScreen extends ScreenBase {
  readonly kind: 'overview'
  readonly metrics: readonly string[]
  readonly panels: readonly Panel[]
  /** Further figures under the panels. */
  readonly indices?: readonly string[]
  /** The collection that the page's main button adds to. */
  readonly creates: string
}

export type Panel = AgendaPanel | AttentionPanel | BarsPanel | ChartPanel

/** Figures of a period that somebody has to hand in or to look into: a month, a quarter, a year, with the rows behind each of them. */
export interface ReportScreen extends ScreenBase {
  readonly kind: 'report'
  /** The collection that the page's main button adds to. */
  readonly creates?: string
  /** What all of it reads, so that it is not there for who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  /** Which of them is open is in the address (`mostra`); the first where it says nothing. */
  readonly parts: readonly ReportPart[]
}

/** A screen that no view covers: the web draws it in `web/sectors/<slug>` under the same key. */
export interface OwnScreen extends ScreenBase {
  readonly kind: 'own'
  /** The collection that the page's main button adds to. */
  readonly creates?: string
  /** What it reads, so that it is not there for who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  /** Stands apart from the work of the trade: at the foot of the sidebar, or in the menu of the account. */
  readonly foot?: 'sidebar' | 'menu'
}

/** Where a screen stands that is apart from the work of its trade. */
export const footOf = (screen: Screen): OwnScreen['foot'] => (screen.kind === 'own' ? screen.foot : undefined)

export const isWork = (screen: Screen): boolean => footOf(screen) === undefined

/** A look at what comes, day by day: thin bars with a table behind them. */
export interface BarsPanel {
  readonly kind: 'bars'
  readonly title: string
  /** What the bars measure: «camere occupate». */
  readonly measure: string
  /** What a bar is, where it is no day: «Ora», said as «alle 20:30». */
  readonly each?: { readonly heading: string; readonly at: string }
  /** What it reads, so that it is not there for who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  read(store: Store, at: At): Promise<readonly Bar[]>
  readonly empty: string
}

/** The first records of a list as short rows, with the way to the whole list. */
export interface AgendaPanel {
  readonly kind: 'agenda'
  readonly title: string
  readonly entity: string
  readonly where: readonly Condition[]
  readonly sort: readonly Sort[]
  readonly limit: number
  /** What comes first where not everything has room: the work under way. */
  readonly ahead?: readonly Condition[]
  /** The fields of a row: what stands in front, under the title, at the end. */
  readonly lead?: string
  /** The title of the record when absent. */
  readonly heading?: string
  readonly details: readonly string[]
  /** Where it stands: its status, or a choice that says so. */
  readonly status: string
  readonly amount?: string
  /** States that a button on the row leads to, while `when` holds and the lifecycle allows. */
  readonly moves?: readonly { readonly to: string; readonly when: readonly Condition[] }[]
  readonly more: { readonly label: string; readonly screen: string }
  readonly empty: string
}

/** Records that need something: how much there is against how much there should be. */
export interface AttentionPanel {
  readonly kind: 'attention'
  readonly title: string
  readonly entity: string
  readonly where: readonly Condition[]
  readonly have: string
  readonly need: string
  readonly unit: string
  /** Says how many they are: «2 sotto soglia», written `{n} sotto soglia` (`withFigure`). */
  readonly summary: string
  readonly action?: string
  readonly empty: string
}

/** The views that the web knows, those that a trade draws itself in `web/sectors/<slug>`, and lists of another entity (`lists`). */
export type KnownView = 'cards' | 'list' | 'board' | 'week' | 'day' | 'month' | 'timeline' | 'grid' | 'plan' | 'counter' | 'groups'
export type OwnView = `own:${string}`
export type ListedView = `list:${string}`
export type View = KnownView | OwnView | ListedView
export const isOwnView = (view: View): view is OwnView => view.startsWith('own:')
export const isListedView = (view: View): view is ListedView => view.startsWith('list:')

/** A view that the trade draws itself. */
export interface OwnViewSays {
  readonly label: string
  /** Files that are made in it, by which they are asked for: «File per Alloggiati Web». */
  readonly makes?: readonly string[]
  /** It shows no records of the tab, so that nothing is searched, filtered, imported or exported over it: a report. */
  readonly apart?: true
  /** The report that it shows, by whose period it is opened: «prospetto di ottobre». */
  readonly report?: ReportPart
  /** What it reads besides what its entity shows to everybody, so that it is not there for who does not see that: `persona.stipendio`. */
  readonly reads?: readonly string[]
}

/** The list of another entity beside the records of a tab, with its own search and filters: receipts beside the bookings. */
export interface OtherList {
  readonly label: string
  readonly entity: string
  readonly search: string
  readonly filters: readonly string[]
  readonly headings?: Readonly<Record<string, string>>
  readonly prints?: readonly string[]
  /** What the page's main button says while this list is open; without it its records come about elsewhere, and none is made, copied or imported here. */
  readonly create?: string
  /** Its records are documents, written beside the page that will be printed. */
  readonly document?: DocumentView
  readonly empty: { readonly title: string; readonly text: string }
}

/** `details` shows the first paper of the screen on it. */
export type CardButton = 'edit' | 'details' | 'print'

/** One entity as cards, list, board, week, day, month, timeline, grid, plan, counter. */
export interface CollectionScreen extends ScreenBase {
  readonly kind: 'collection'
  readonly entity: string
  readonly views: readonly View[]
  readonly search: string
  /** The button and the title of the dialog: «Nuovo Intervento». */
  readonly create: string
  /** «Salva intervento». */
  readonly save: string
  readonly filters: readonly string[]
  /** What is said of the views that the trade draws itself. */
  readonly ownViews?: Readonly<Record<OwnView, OwnViewSays>>
  /** Lists of other entities, by the views that show them. */
  readonly lists?: Readonly<Record<ListedView, OtherList>>
  /** Calendars of portals (iCal), where the records lie in lanes by a `span`. */
  readonly calendars?: Calendars
  /** Records by what they share, where that is a view. */
  readonly groups?: GroupsView
  /** How records with a `slot` or a `span` lie on a month, where it is a view. */
  readonly month?: MonthView
  /** How records with a `span` lie on the plan, where it is a view. */
  readonly timeline?: {
    /** Records of a second entity with a `span` in the same lanes, which keep them closed. */
    readonly blocks?: { readonly entity: string; readonly label: string }
    /** Fields of the lane that stand under its title. */
    readonly details: readonly string[]
  }
  /** How records with a `slot` stand in the hours of a day, where that is a view. */
  readonly day?: DaySays
  /** The register that its records are the marks of, where it is a view. */
  readonly grid?: Grid
  /** The places in a room that its records take, where it is a view. */
  readonly plan?: PlanSays
  /** The till at which its records are sold, where it is a view. */
  readonly counter?: Counter
  /** Its records are documents: they are written beside the page that will be printed, and not in a dialog. */
  readonly document?: DocumentView
  /** Column headings that the specification words differently from the field's label. */
  readonly headings?: Readonly<Record<string, string>>
  /** What a card shows, where cards are a view. */
  readonly card?: {
    readonly heading: string
    readonly details: readonly string[]
    readonly address?: string
    /** A telephone of the record itself, or of the one that `through` leads to. */
    readonly phone?: { readonly through?: string; readonly field: string }
    readonly photo?: string
    readonly amount?: string
    /** What stands on it as a button of its own, and not in its menu alone. */
    readonly buttons?: readonly CardButton[]
    /** The key of the action of one record that the card exists for, as a button in words while the record allows it. */
    readonly act?: string
  }
  readonly empty: { readonly title: string; readonly text: string }
  /** The key of an action offered over the list, and of the papers of one record. */
  readonly action?: string
  readonly prints?: readonly string[]
}
