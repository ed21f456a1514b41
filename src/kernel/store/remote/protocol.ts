import type { Change } from '../../door/change.ts'
import type { Committed, CommitOptions, Entry, Looking, Measure, Measured, Page, Query, Rehearsed } from '../../door/store.ts'
import type { AnyRow } from '../../fields/shapes.ts'

/** What a browser asks of the door over the network: one address each, the question as JSON, and what comes back. */
export interface Operations {
  readonly query: { readonly ask: Query; readonly answer: Page }
  readonly many: { readonly ask: { readonly entity: string; readonly ids: readonly string[] }; readonly answer: readonly AnyRow[] }
  readonly lookup: {
    readonly ask: { readonly entity: string; readonly titles: readonly string[] }
    readonly answer: readonly (readonly [title: string, ids: readonly string[]])[]
  }
  readonly measures: { readonly ask: readonly Measure[]; readonly answer: readonly Measured[] }
  readonly commit: { readonly ask: { readonly changes: readonly Change[]; readonly options: CommitOptions }; readonly answer: Committed }
  readonly rehearse: {
    readonly ask: { readonly changes: readonly Change[]; readonly options: Pick<CommitOptions, 'via'> }
    readonly answer: Rehearsed
  }
  readonly undo: { readonly ask: { readonly commit: number; readonly id: string }; readonly answer: Committed }
  readonly history: { readonly ask: { readonly entity: string; readonly id: string }; readonly answer: readonly Entry[] }
  readonly lately: { readonly ask: Looking; readonly answer: readonly Entry[] }
}

export type Operation = keyof Operations
export const operations = [
  'query',
  'many',
  'lookup',
  'measures',
  'commit',
  'rehearse',
  'undo',
  'history',
  'lately',
] as const satisfies readonly Operation[]

/** What the server says where it cannot answer: a fault of the question, told to programmers. */
export interface Fault {
  readonly fault: string
}
