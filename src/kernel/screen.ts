import type { At } from './at.ts'
import type { Condition, Sort } from './store/store.ts'

/** One tab of a dashboard. */
export type Screen = OverviewScreen | CollectionScreen

interface ScreenBase {
  readonly key: string
  readonly label: string
  readonly icon: string
  /** The key of the metric shown beside the tab's name. */
  readonly badge?: string
}

export interface OverviewScreen extends ScreenBase {
  readonly kind: 'overview'
  readonly metrics: readonly string[]
  readonly panels: readonly Panel[]
  /** The collection that the page's main button adds to. */
  readonly creates: string
}

export type Panel = AgendaPanel | AttentionPanel

/** The first records of a list as short rows, with the way to the whole list. */
export interface AgendaPanel {
  readonly kind: 'agenda'
  readonly title: string
  readonly entity: string
  where(at: At): readonly Condition[]
  readonly sort: readonly Sort[]
  readonly limit: number
  /** The fields of a row: what stands in front, under the title, at the end. */
  readonly lead: string
  readonly heading: string
  readonly details: readonly string[]
  readonly status: string
  readonly amount?: string
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
  /** «2 sotto soglia». */
  summary(count: number): string
  readonly action?: string
  readonly empty: string
}

export type View = 'cards' | 'list' | 'board' | 'week'

/** One entity as cards, list, board, week. */
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
  /** Column headings that the specification words differently from the field's label. */
  readonly headings?: Readonly<Record<string, string>>
  /** What a card shows, where cards are a view. */
  readonly card?: {
    readonly heading: string
    readonly details: readonly string[]
    readonly address?: string
    readonly phone?: { readonly through: string; readonly field: string }
    readonly photo?: string
    readonly amount?: string
  }
  readonly empty: { readonly title: string; readonly text: string }
  /** The key of an action offered over the list, and of the papers of one record. */
  readonly action?: string
  readonly prints?: readonly string[]
}
