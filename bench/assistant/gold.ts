import type { Condition } from '../../src/kernel/expression/condition.ts'
import type { Values } from '../../src/kernel/door/change.ts'
import type { Measure, Sort } from '../../src/kernel/door/store.ts'

/** The moment at which every sentence of the corpus is said: a Saturday morning. */
export const FROZEN = { today: '2026-11-21', time: '10:00' } as const

/** `plain` is written with care, `colloquial` as people talk, `voice` without punctuation and with numbers in words. */
export type Style = 'plain' | 'colloquial' | 'voice' | 'typo' | 'elliptical'

/** A record by its title, where an id is wanted: ids are not for people to remember. */
export interface Named {
  readonly named: string
}

/** Records that meet conditions; the value of a reference may be `Named`. */
export interface Asked {
  readonly of: string
  readonly where: readonly Condition[]
}

/** Days from the first to the last, both included. */
interface Days {
  readonly from: string
  readonly to: string
}

/** What a right answer is, over the store of the frozen day. Several are right where Italian is ambiguous. */
export type Gold =
  | (Asked & { readonly is: 'list'; readonly sort?: readonly Sort[]; readonly first?: number })
  | (Asked & { readonly is: 'figure'; readonly fn: Measure['fn']; readonly field?: string })
  | (Asked & {
      readonly is: 'groups'
      readonly by: string
      readonly per?: 'day' | 'month'
      readonly fn: Measure['fn']
      readonly field?: string
    })
  /** Whether there is one. */
  | (Asked & { readonly is: 'yes' })
  /** What one record says in a field. */
  | (Asked & { readonly is: 'value'; readonly field: string })
  /** A figure of the trade, of its own period or over days, both ends included. */
  | { readonly is: 'metric'; readonly key: string; readonly over?: Days }
  /** How a figure is made. */
  | { readonly is: 'formula'; readonly key: string }
  | (Asked & { readonly is: 'history' })
  /** Lanes in which nothing lies from a day for so many days or nights, or at an hour for so many minutes. */
  | { readonly is: 'free'; readonly of: string; readonly from: string; readonly lasts: number; readonly among?: readonly Condition[] }
  /** Days with an hour that has room for so many minutes, told by lane: any true first gap is right. */
  | { readonly is: 'gaps'; readonly of: string; readonly from: string; readonly to: string; readonly lasts: number; readonly lane?: Named }
  | { readonly is: 'create'; readonly of: string; readonly values: Values }
  | (Asked & { readonly is: 'update'; readonly values: Values })
  | (Asked & { readonly is: 'move'; readonly to: string; readonly values?: Values })
  | (Asked & { readonly is: 'act'; readonly action: string; readonly inputs: Values })
  | (Asked & { readonly is: 'remove' })
  /** The proposal lacks a value, which is asked for. */
  | { readonly is: 'asks'; readonly for: string; readonly of: string }
  /** Several records could be meant: which? */
  | (Asked & { readonly is: 'choose' })
  /** It was understood and cannot be: the sentence of the form is told. */
  | { readonly is: 'impossible'; readonly of: string }
  | { readonly is: 'refuse' }
  /** Of a dialogue: the open proposal is confirmed, the last commit undone, the open question let go. */
  | { readonly is: 'done' | 'undone' | 'dropped' }

export interface Turn {
  readonly says: string
  readonly style: Style
  readonly gold: Gold | readonly Gold[]
}

export interface Dialogue {
  readonly about: string
  readonly turns: readonly Omit<Turn, 'style'>[]
}

/** What one hand wrote for one trade. */
export interface Part {
  readonly turns: readonly Turn[]
  readonly dialogues: readonly Dialogue[]
}

export const named = (title: string): Named => ({ named: title })
export const list = (
  of: string,
  where: readonly Condition[] = [],
  more: { readonly sort?: readonly Sort[]; readonly first?: number } = {},
): Gold => ({ is: 'list', of, where, ...more })
export const count = (of: string, where: readonly Condition[] = []): Gold => ({ is: 'figure', fn: 'count', of, where })
export const figure = (fn: Measure['fn'], of: string, field: string, where: readonly Condition[] = []): Gold => ({
  is: 'figure',
  fn,
  of,
  field,
  where,
})
export const groups = (
  of: string,
  by: string,
  more: {
    readonly per?: 'day' | 'month'
    readonly fn?: Measure['fn']
    readonly field?: string
    readonly where?: readonly Condition[]
  } = {},
): Gold => ({ is: 'groups', of, by, fn: 'count', where: [], ...more })
export const yes = (of: string, where: readonly Condition[]): Gold => ({ is: 'yes', of, where })
export const value = (of: string, field: string, where: readonly Condition[]): Gold => ({ is: 'value', of, field, where })
export const metric = (key: string, over?: Days): Gold => ({ is: 'metric', key, ...(over && { over }) })
export const formula = (key: string): Gold => ({ is: 'formula', key })
export const history = (of: string, where: readonly Condition[]): Gold => ({ is: 'history', of, where })
export const free = (of: string, from: string, lasts: number, among: readonly Condition[] = []): Gold => ({
  is: 'free',
  of,
  from,
  lasts,
  among,
})
export const gaps = (of: string, from: string, to: string, lasts: number, lane?: Named): Gold => ({
  is: 'gaps',
  of,
  from,
  to,
  lasts,
  ...(lane && { lane }),
})
export const create = (of: string, values: Values): Gold => ({ is: 'create', of, values })
export const update = (of: string, where: readonly Condition[], values: Values): Gold => ({ is: 'update', of, where, values })
export const move = (of: string, where: readonly Condition[], to: string, values?: Values): Gold => ({
  is: 'move',
  of,
  where,
  to,
  ...(values && { values }),
})
/** `of` is the entity of the action; `where` says which records, of a list action nothing. */
export const act = (action: string, of: string, where: readonly Condition[] = [], inputs: Values = {}): Gold => ({
  is: 'act',
  action,
  of,
  where,
  inputs,
})
export const remove = (of: string, where: readonly Condition[]): Gold => ({ is: 'remove', of, where })
export const asks = (of: string, field: string): Gold => ({ is: 'asks', of, for: field })
export const choose = (of: string, where: readonly Condition[]): Gold => ({ is: 'choose', of, where })
export const impossible = (of: string): Gold => ({ is: 'impossible', of })
export const refuse: Gold = { is: 'refuse' }
export const done: Gold = { is: 'done' }
export const undone: Gold = { is: 'undone' }
export const dropped: Gold = { is: 'dropped' }

/** `is('stato', 'confermato')`. */
export const is = (field: string, held: unknown): Condition => ({ field, op: 'eq', value: held })
export const not = (field: string, held: unknown): Condition => ({ field, op: 'ne', value: held })
export const oneOf = (field: string, ...held: readonly unknown[]): Condition => ({ field, op: 'in', value: held })
export const empty = (field: string): Condition => ({ field, op: 'empty' })
export const filled = (field: string): Condition => ({ field, op: 'filled' })
/** `cmp('giorno', 'gte', '2026-11-21')`. */
export const cmp = (field: string, op: 'lt' | 'lte' | 'gt' | 'gte' | 'has', held: unknown): Condition => ({ field, op, value: held })
/** Both ends included. */
export const between = (field: string, from: unknown, to: unknown): readonly Condition[] => [cmp(field, 'gte', from), cmp(field, 'lte', to)]
