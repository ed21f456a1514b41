import type { Tone } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Unit } from '../metric/metric.ts'
import type { Bar } from '../chart/bar.ts'
import type { Values } from '../door/change.ts'

/** The figures of a period as plain data: the trade says what they are, the house draws them. */
export type Report = { readonly lacking: ReportLacking; readonly blocks?: never } | ReportFigures

/** A record without which something cannot be told, and the button that makes it. */
export interface ReportLacking {
  /** What lacks: «Struttura». */
  readonly label: string
  readonly title: string
  readonly text: string
  readonly way: ReportWay
}

export interface ReportFigures {
  /** Said above figures that are there all the same. */
  readonly lacking?: ReportLacking | undefined
  readonly form?: ReportForm
  /** Said beside the papers and the files. */
  readonly note?: string | undefined
  /** The rows that the figures are made of, by their keys. */
  readonly behind: ReadonlyMap<string, ReportRow>
  readonly blocks: readonly ReportBlock[]
}

/** What is behind a figure, as a row that leads to its record. */
export interface ReportRow {
  readonly entity: string
  readonly id: string
  readonly heading: string
  readonly detail: string
}

/** A number; with `of` it opens the rows that it is made of, whose parts sum up to it. */
export interface ReportFigure {
  readonly value: number
  /** `count` when absent. */
  readonly unit?: Unit
  /** What it is, for the dialog and for who cannot see its place: «Arrivi, Bologna». */
  readonly title?: string
  readonly of?: readonly { readonly row: string; readonly part: number }[]
}

/** The button that opens a record, or makes one. */
export interface ReportWay {
  readonly label: string
  readonly entity: string
  /** Makes a new one when absent. */
  readonly id?: string | undefined
  /** What a new one starts with. */
  readonly values?: Values
}

/** What is handed in: by the keys that a correction names. */
export interface ReportForm {
  readonly figures: readonly (ReportFigure & { readonly key: string; readonly label: string; readonly note: string })[]
  /** The record that corrects them, where there is one. */
  readonly corrected?: AnyRow | undefined
  readonly note?: string | undefined
}

export type ReportBlock =
  | ReportStrip
  | ReportTable
  | ReportMissing
  | ReportList
  | ReportText
  | { readonly kind: 'empty'; readonly text: string }
  /** Two columns on a wide page, one under the other elsewhere; the second is `wider` times the first. */
  | { readonly kind: 'columns'; readonly columns: readonly [readonly ReportBlock[], readonly ReportBlock[]]; readonly wider: number }

/** The few figures of the page in one strip; each may open its rows, or a list further down. */
export interface ReportStrip {
  readonly kind: 'figures'
  readonly figures: readonly (ReportFigure & {
    readonly label: string
    readonly note: string
    /** The key of a list of the page, and which of its lists; the whole when absent. */
    readonly opens?: { readonly list: string; readonly shows?: string }
  })[]
}

export interface ReportTable {
  readonly kind: 'table'
  readonly title: string
  /** What the table is, for who hears it. */
  readonly caption: string
  /** A picture over the table. */
  readonly bars?: { readonly title: string; readonly measure: string; readonly bars: readonly Bar[] }
  /** The first is that of the headings; `title` where the label is cut short. Where no row has room, the `main` one stands beside its heading. */
  readonly columns: readonly { readonly label: string; readonly title?: string; readonly main?: boolean }[]
  readonly sections: readonly {
    readonly title?: string
    /** What each of its columns comes to. */
    readonly sums?: readonly number[]
    readonly rows: readonly ReportTableRow[]
  }[]
  /** What the columns come to. */
  readonly total?: readonly ReportCell[]
}

export interface ReportTableRow {
  readonly key: string
  readonly label: string
  /** For who hears it, where the label is short. */
  readonly said?: string
  readonly isMarked?: boolean
  /** One for each column after the first. */
  readonly cells: readonly ReportCell[]
}
export type ReportCell = string | ReportFigure

/** What leaves the figures uncertain, with the ways to put it right; nothing at all while nothing is missing. */
export interface ReportMissing {
  readonly kind: 'missing'
  readonly title: string
  readonly lines: readonly ReportLine[]
}
export interface ReportLine {
  readonly heading?: string
  readonly text: string
  readonly ways: readonly ReportWay[]
}

/** Rows that open on what they are made of, all of them or some. */
export interface ReportList {
  readonly kind: 'list'
  /** Which of its lists is shown is in the address: `f.<key>`. */
  readonly key: string
  readonly title: string
  /** What is chosen: «Soggiorni elencati». The first list is the whole. */
  readonly label: string
  readonly lists: readonly { readonly key: string; readonly label: string }[]
  /** The first is that of the headings. On a phone one figure stands beside it, the `main` one. */
  readonly columns: readonly { readonly label: string; readonly unit?: Unit; readonly sums?: boolean; readonly main?: boolean }[]
  readonly rows: readonly ReportListRow[]
  /** Told where a list has no rows. */
  readonly empty: string
}

export interface ReportListRow {
  readonly key: string
  readonly heading: string
  readonly detail: string
  /** The lists that it is in, besides the whole. */
  readonly in: readonly string[]
  /** One for each column after the first; `warning` is what does not add up in it. */
  readonly figures: readonly { readonly value: number; readonly warning?: string | undefined }[]
  readonly badge: { readonly tone: Tone; readonly label: string }
  readonly opens: ReportDetail
}

/** What a row is made of, part by part and line by line. */
export interface ReportDetail {
  readonly title: string
  readonly text: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly parts: readonly {
    readonly key: string
    readonly title: string
    readonly value: string
    /** What its lines are, for who hears them. */
    readonly label: string
    readonly lines: readonly { readonly key: string; readonly lead: string; readonly text: string; readonly value: string }[]
  }[]
  readonly way: ReportWay
}

/** What holds for the figures: the rules they follow, and what is wrong with those. */
export interface ReportText {
  readonly kind: 'text'
  readonly title: string
  readonly way?: ReportWay
  readonly remarks?: readonly { readonly tone: Tone; readonly label: string; readonly text: string }[]
  readonly paragraphs: readonly string[]
}
