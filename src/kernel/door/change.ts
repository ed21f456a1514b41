/** One wish about one record. `expect` is the version that the wisher saw: if the record has moved on, the whole commit is refused. */
export type Change =
  | { readonly type: 'create'; readonly entity: string; readonly id?: string; readonly values: Values }
  | {
      readonly type: 'update'
      readonly entity: string
      readonly id: string
      readonly values: Values
      readonly expect?: number
      /** Values that the wisher had written and gave up for what stands: the history keeps them beside what was chosen. */
      readonly discarded?: Values
    }
  /** Numbers changed by so much and not to so much: two tills that sell the last but one never overwrite each other. */
  | { readonly type: 'adjust'; readonly entity: string; readonly id: string; readonly by: Readonly<Record<string, number>> }
  | {
      readonly type: 'move'
      readonly entity: string
      readonly id: string
      readonly to: string
      readonly values?: Values
      readonly expect?: number
    }
  | { readonly type: 'remove'; readonly entity: string; readonly id: string; readonly expect?: number }

/** Fields by name. In an update an absent field stays as it is and `null` empties it. */
export type Values = Readonly<Record<string, unknown>>

/** Through which door a commit comes: it ends up in the history. */
export type Via = 'form' | 'board' | 'calendar' | 'import' | 'action' | 'assistant' | 'api' | 'undo' | 'sample'

/** Whether it brings along what somebody else has made elsewhere: numbers that are given, records that stand where something has led them. */
export const carriesAlong = (via: Via): boolean => via === 'import' || via === 'sample'
