import type { Measure, Sort } from '../../kernel/door/store.ts'

/** What a phrase of the trade or of Italian may mean. */
export type Sense = TradeSense | GrammarSense

/** What the description of a trade gives a word for. */
export type TradeSense =
  | { readonly is: 'entity'; readonly entity: string }
  | { readonly is: 'field'; readonly entity: string; readonly field: string }
  /** An option, a state, a yes: a field that holds a value. */
  | { readonly is: 'held'; readonly entity: string; readonly field: string; readonly value: string | boolean }
  /** The verb that brings a record into a state. */
  | { readonly is: 'move'; readonly entity: string; readonly to: string }
  | { readonly is: 'metric'; readonly key: string }
  | { readonly is: 'action'; readonly key: string }
  /** What one says who makes a new one. */
  | { readonly is: 'makes'; readonly entity: string }
  /**
   * A question of the trade, by its place among them, without the days that it names; `dated` where its wording names some, and `part` where
   * it is what the wording says of its noun, which then stands elsewhere.
   */
  | { readonly is: 'question'; readonly entity: string; readonly at: number; readonly dated: boolean; readonly part?: true }

export type QuestionWord = 'who' | 'when' | 'where' | 'which' | 'many' | 'much' | 'how' | 'history' | 'whether'
export type Doing = 'create' | 'update' | 'remove' | 'show' | 'assign' | 'shift'

export type GrammarSense =
  | { readonly is: 'asks'; readonly what: QuestionWord }
  | { readonly is: 'does'; readonly what: Doing }
  | { readonly is: 'fn'; readonly fn: Measure['fn'] }
  /** «il più caro», «le ultime tre»: by which kind of value, and which end first. */
  | { readonly is: 'order'; readonly of: 'number' | 'day' | 'any'; readonly direction: Sort['direction'] }
  | { readonly is: 'compare'; readonly op: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'ne' }
  | { readonly is: 'not' }
  /** What follows is what to compare with: «rispetto a ottobre». */
  | { readonly is: 'versus' }
  | { readonly is: 'without' }
  | { readonly is: 'each' }
  | { readonly is: 'free' }
  | { readonly is: 'and' }
  | { readonly is: 'all' }
  /** Tells when: «è stato», «sarà». */
  | { readonly is: 'tense'; readonly when: 'past' | 'future' }
  /** Of a dialogue. */
  | { readonly is: 'reply'; readonly what: 'yes' | 'no' | 'undo' | 'stop' | 'again' }
  | { readonly is: 'those' }
  /** Joins what it stands between, and says nothing by itself. */
  | { readonly is: 'joins' }
  /** Where a record stands, whatever its states are called: still to be done, done, to be done and its day gone by. */
  | { readonly is: 'stands'; readonly where: 'open' | 'over' | 'late' }
