import type { Asker } from './asker.ts'
import type { Condition } from '../expression/condition.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Problem } from '../problem/problem.ts'
import type { Change, Via } from './change.ts'
import type { Presence } from './presence.ts'

export interface Sort {
  /** A field, or through references one of another record: `cliente.citta`. */
  readonly field: string
  /** `near` is for days: from today on, the nearest first, and after them the past, the latest first. */
  readonly direction: 'asc' | 'desc' | 'near'
}

/** The part of a list that is wanted: from the beginning, from a place, or after what another page ended with. */
export interface Window {
  readonly limit: number
  readonly offset?: number
  /** The `next` of the page before. */
  readonly after?: string
}

export interface Query {
  readonly entity: string
  readonly where?: readonly Condition[]
  /**
   * What somebody types: stems, no accents, every word must be found. One slip is forgiven in words of four letters and more, two
   * from nine on, none in the first letter or where there are digits.
   */
  readonly search?: string
  readonly sort?: readonly Sort[]
  /** The first 50 when absent. */
  readonly page?: Window
  /** Whether to say how many there are in all. */
  readonly total?: boolean
  /** Only these values; paths through references stand under their whole path. All fields of the entity when absent. */
  readonly select?: readonly string[]
}

export interface Page {
  readonly rows: readonly AnyRow[]
  /** How many there are in all, where it was asked. */
  readonly total?: number
  /** How the next page begins; absent on the last. */
  readonly next?: string
  /** Titles of the records that the rows refer to, by id. */
  readonly names: Readonly<Record<string, string>>
}

export interface Measure {
  readonly entity: string
  readonly fn: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct'
  /** Needed by all but `count`. */
  readonly field?: string
  readonly where?: readonly Condition[]
  readonly search?: string
  readonly groupBy?: { readonly field: string; readonly by?: 'day' | 'month' }
}

export interface Measured {
  /** 0 over nothing for counts and sums, absent for the others. */
  readonly value: number | undefined
  readonly groups: readonly { readonly key: string; readonly value: number }[]
}

/** What happened to one record: the history and the live feed are made of these. */
export interface Entry {
  readonly seq: number
  readonly commit: number
  readonly at: string
  readonly by: string
  readonly via: Via
  readonly entity: string
  readonly id: string
  /** The version that the record has since; the last one that it had where it is gone. */
  readonly version: number
  readonly type: 'create' | 'update' | 'remove'
  /** What changed of its fields. */
  readonly changed: Readonly<Record<string, FieldChange>>
}

/** One field before and after, absent where there was or is nothing. */
export interface FieldChange {
  readonly before?: unknown
  readonly after?: unknown
  /** The value that the author had written and gave up for what stands: two had changed the field at once. */
  readonly discarded?: unknown
}

export type Committed =
  | {
      readonly ok: true
      readonly commit: number
      /** The records that the commit left changed, as they are read. */
      readonly rows: readonly AnyRow[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** What a commit would come to. */
export type Rehearsed = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] }

export interface CommitOptions {
  /** Through which door it comes. */
  readonly via: Via
  /** Made by the caller, so that a commit that is sent twice is made once: the second answers as the first did. A new one when absent. */
  readonly id?: string
}

/** Which of the changes somebody wants to hear of. */
export interface Listening {
  /** After this number of the sequence; from now on when absent. */
  readonly after?: number
  /** Of these entities; of all when absent. */
  readonly entities?: readonly string[]
  /**
   * Also of what this very store foresees of its own commits while they are on their way: entries of commit 0, which say that what
   * was read is to be asked again. Only a store that is far away has any.
   */
  readonly foreseen?: boolean
}

/** Which of the entries somebody looks for, the newest first. */
export interface Looking {
  /** Of his own commits alone. */
  readonly mine?: boolean
  readonly type?: Entry['type']
  /** Not older than this moment; ISO, UTC. */
  readonly since?: string
  readonly limit: number
}

/**
 * The one door to data, opened for one workspace and one asker. Screens, actions, imports, the assistant and the API reach records
 * through it and cannot tell which store they have. What is hidden from the asker is not there for him: asking for it is a fault of
 * the question, as for a field that does not exist.
 */
export interface Store extends Asker {
  /** Whether what is written outlives the page that wrote it. */
  readonly lasts?: boolean | undefined
  /** Who else is at work in it; absent where nobody else can be. */
  readonly presence?: Presence | undefined
  query(query: Query): Promise<Page>
  get(entity: string, id: string): Promise<AnyRow | undefined>
  /** Those of the records that are there, in the order of the ids. */
  getMany(entity: string, ids: readonly string[]): Promise<readonly AnyRow[]>
  /** The records that are called so, by title however it is written; a title nobody has is left out. */
  lookup(entity: string, titles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>
  measure(measure: Measure): Promise<Measured>
  /** Several figures at once, in their order. */
  measures(measures: readonly Measure[]): Promise<readonly Measured[]>
  /** All changes or none. Commits of one workspace follow one another. */
  commit(changes: readonly Change[], options: CommitOptions): Promise<Committed>
  /** What stands against a commit of these changes now, told as the commit would tell it; nothing is written. */
  rehearse(changes: readonly Change[], options: Pick<CommitOptions, 'via'>): Promise<Rehearsed>
  /** Commits the inverse of an earlier commit, unless somebody has touched its records since. */
  undo(commit: number, options?: { readonly id?: string }): Promise<Committed>
  /** What happened to a record, the oldest first. */
  history(entity: string, id: string): Promise<readonly Entry[]>
  /** What happened of late in the whole workspace, the newest first. */
  lately(looking: Looking): Promise<readonly Entry[]>
  /** What happens, commit by commit, until the listener stops. An empty list says that there may be more, which nobody has heard. */
  changes(listening?: Listening): AsyncIterable<readonly Entry[]>
}
