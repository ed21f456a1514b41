import type { At } from '../italian/at.ts'
import type { FirmAt } from '../paper/firm-at.ts'
import type { Paper } from '../paper/paper.ts'
import type { Report, ReportLine } from './report-blocks.ts'
import type { Store } from '../door/store.ts'

/** One page of a report: the figures of a period, narrowed by what is chosen above them. */
export interface ReportPart {
  readonly key: string
  readonly label: string
  /** What it reads, so that it is not there for who does not see that: `cartella`, `persona.stipendio`. */
  readonly reads?: readonly string[]
  readonly period: ReportPeriod
  /** What else the figures may be narrowed by; all where nothing is chosen. */
  readonly choices?: readonly ReportChoice[]
  /** What figures are made of: «2 soggiorni», «vedi i soggiorni». */
  readonly rows: { readonly one: string; readonly many: string; readonly see: string }
  /** The figures that somebody hands in stand in a form, and the choices with them; in a bar over the page when absent. */
  readonly form?: { readonly title: string; readonly correction?: ReportCorrection }
  /** Told where the figures cannot be read: «Non riesco a leggere il movimento.» */
  readonly failed: string
  /** How its figures are read; fetched when it is opened. */
  readonly load: () => Promise<ReportTools>
}

/** A report as a view beside the records of a tab, for `ownViews`. */
export const besideOf = <const R extends readonly string[]>(report: ReportPart & { readonly reads: R }) =>
  ({ label: report.label, apart: true, reads: report.reads, report }) as const

/** In the address as `f.<key>`: `2026-10`, `2026-T4`, `2026`. */
export interface ReportPeriod {
  readonly key: string
  readonly label: string
  readonly every: PeriodLength
}
export type PeriodLength = 'month' | 'quarter' | 'year'

/** In the address as `f.<key>`. */
export interface ReportChoice {
  readonly key: string
  readonly label: string
  /** «Tutte». */
  readonly all: string
  /** When absent, those that the store knows of: `asks` says them. */
  readonly options?: Readonly<Record<string, string>>
}

/** Where somebody writes other figures over those that follow from the records, with the reason: one record for each period and choice. */
export interface ReportCorrection {
  readonly entity: string
  readonly period: string
  /** The figures of the form that are typed over. */
  readonly figures: readonly string[]
  readonly reason: string
  /** The choices that its fields keep; a figure narrowed by another one is not corrected. */
  readonly choices?: Readonly<Record<string, string>>
  /** Where the reason will be read. */
  readonly hint: string
}

/** What somebody asks for: the period, and the choices by their keys. */
export type ReportChosen = { readonly period: string } & { readonly [choice: string]: string | undefined }

/** What can be asked for. */
export interface ReportAsks {
  /** The latest first. */
  readonly periods: readonly string[]
  /** The period that it opens on. */
  readonly first: string
  /** By the keys of the choices that are not described: who gives lessons, what there are departments of. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** How a report is made; fetched when somebody opens it. */
export interface ReportTools {
  asks(store: Store, at: At): Promise<ReportAsks>
  read(store: Store, chosen: ReportChosen, at: At): Promise<Report>
  readonly outputs: readonly ReportOutput[]
}

/** A paper to print, a file or a spreadsheet to keep. */
export interface ReportOutput {
  readonly label: string
  readonly as: 'paper' | 'file' | 'sheet'
  /** `product` is what official files call the program that wrote them. */
  make(store: Store, chosen: ReportChosen, at: FirmAt, product: string): Promise<ReportMade>
}

export type ReportMade =
  | { readonly paper: Paper }
  | { readonly file: { readonly name: string; readonly text: string; readonly mediaType: string } }
  /** Rows for a spreadsheet, the headings first. */
  | { readonly sheet: { readonly name: string; readonly rows: readonly (readonly string[])[] } }
  | { readonly obstacles: ReportObstacles }

/** Why there is nothing yet, line by line, with the ways to put it right. */
export interface ReportObstacles {
  readonly title: string
  readonly text: string
  readonly lines: readonly ReportLine[]
}
