import type { Tone } from '../ui/tone.ts'

export interface Message {
  readonly id: string
  readonly content: string
  readonly isUser: boolean
  /** Milliseconds since 1970. The opening has none in the prerendered page: it is given when the page opens in a browser. */
  readonly timestamp: number | undefined
  readonly card?: MessageCard
}

/** What a message may carry besides its words. */
export type MessageCard = TableCard | ChangeCard

/** A few rows that answer a question: as many cells as columns. */
export interface TableCard {
  readonly kind: 'table'
  /** What the table holds, for ears. */
  readonly caption: string
  readonly columns: readonly { readonly label: string; readonly isNumber?: boolean }[]
  readonly rows: readonly { readonly id: string; readonly cells: readonly Cell[] }[]
}

/** Words, or a status in its tone. */
export type Cell = string | { readonly text: string; readonly tone: Tone }

/** A change that the assistant proposes and only a person can make. */
export interface ChangeCard {
  readonly kind: 'change'
  /** «Intervento · Serratura bloccata» */
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly before?: string; readonly after: string }[]
  readonly outcome: 'open' | 'confirmed' | 'cancelled'
}

export type ChangeChoice = 'confirm' | 'edit' | 'cancel'
