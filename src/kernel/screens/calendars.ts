import type { At } from '../italian/at.ts'
import type { CalendarioIcal, Portale } from './calendar-file.ts'
import type { Read } from '../door/read.ts'
import type { Change } from '../door/change.ts'

export interface CalendarRequest {
  readonly file: CalendarioIcal
  /** Id of the lane that the calendar is about. */
  readonly lane: string
  /** Where its records come from: a value of the choice that the description names. */
  readonly channel: string
  /** Which of the lane's calendars it is, where somebody has said so: the id of one, or 'new'. */
  readonly source?: string | undefined
  /** The end of the ids that we give out in our own files. */
  readonly domain: string
  /** What to make of what the file does not tell apart. */
  readonly unsure: 'records' | 'blocks'
  /** Whether what the file no longer has goes. */
  readonly removes: boolean
}

/** What becomes of one event of the file, or of a record that an earlier one brought. */
export interface CalendarItem {
  readonly key: string
  readonly outcome: 'new' | 'moved' | 'gone' | 'conflict' | 'skipped'
  readonly entity: string
  readonly title: string
  /** The first day and the day on which the lane is free again. */
  readonly from: string
  readonly until: string
  readonly reason?: string | undefined
}

export interface CalendarPlan {
  /** By their first day. */
  readonly items: readonly CalendarItem[]
  /** Events that are kept already, just so, and those that are over. */
  readonly unchanged: number
  readonly past: number
  /** The calendar that the file is taken for, and those that the lane has. `isStrange`: nothing of what it brought is in the file. */
  readonly source: { readonly id: string; readonly name: string; readonly isNew: boolean; readonly isStrange: boolean }
  readonly sources: readonly { readonly id: string; readonly name: string }[]
  /** Everything to commit. */
  changes(removes: boolean): readonly Change[]
}

export interface CalendarExport {
  readonly lane: string
  /** Names leave the house only where somebody asks for it. */
  readonly names: boolean
  readonly prodId: string
  readonly domain: string
  readonly now: Date
}

/** What a trade does with calendars; fetched when somebody opens them. */
export interface CalendarTools {
  /** The channel of a portal, or of a file that names none. */
  channelOf(portal: Portale | undefined): string
  /** Compares a file with what is kept; `breathe` lets the page show itself in between. */
  plan(request: CalendarRequest, read: Read, at: At, breathe: () => Promise<unknown>): Promise<CalendarPlan>
  /** What is taken from today on, as a file; `count` says how many stretches. */
  write(asked: CalendarExport, read: Read, at: At): Promise<{ readonly name: string; readonly text: string; readonly count: number }>
}

/** Calendars of portals (iCal), in and out of the lanes in which the records of a list lie. */
export interface Calendars {
  /** The choice that says where a record comes from. */
  readonly channel: string
  load(): Promise<CalendarTools>
}
