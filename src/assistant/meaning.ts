import type { Condition } from '../kernel/expression/condition.ts'
import type { Values } from '../kernel/store/change.ts'
import type { Measure, Sort } from '../kernel/store/store.ts'

/** Records of an entity that meet conditions. */
export interface Asked {
  readonly entity: string
  readonly where: readonly Condition[]
}

/** What somebody may want to know. */
export type Asking =
  | (Asked & { readonly is: 'list'; readonly sort?: readonly Sort[]; readonly first?: number })
  | (Asked & { readonly is: 'figure'; readonly fn: Measure['fn']; readonly field?: string })
  | (Asked & {
      readonly is: 'groups'
      readonly by: string
      readonly per?: 'day' | 'month'
      readonly fn: Measure['fn']
      readonly field?: string
    })
  | (Asked & { readonly is: 'yes' })
  | (Asked & { readonly is: 'value'; readonly field: string })
  | { readonly is: 'metric'; readonly key: string }
  | { readonly is: 'formula'; readonly key: string }
  | (Asked & { readonly is: 'history' })
  /** Lanes in which nothing lies from a day for so many days or nights; how many of them, or which. */
  | { readonly is: 'free'; readonly entity: string; readonly from: string; readonly lasts: number; readonly among: readonly Condition[]; readonly counted: boolean }
  /** Where a day has room for so many minutes. */
  | { readonly is: 'gaps'; readonly entity: string; readonly from: string; readonly to: string; readonly lasts: number; readonly lane?: string }

/** What somebody may want done: a proposal, never a change. */
export type Wish =
  | { readonly is: 'create'; readonly entity: string; readonly values: Values }
  | (Asked & { readonly is: 'update'; readonly values: Values })
  | (Asked & { readonly is: 'move'; readonly to: string; readonly values?: Values })
  | (Asked & { readonly is: 'act'; readonly action: string; readonly inputs: Values })
  | (Asked & { readonly is: 'remove' })

/** What a sentence means over the description of a trade. */
export type Meaning = Asking | Wish

export const isWish = (meaning: Meaning): meaning is Wish => ['create', 'update', 'move', 'act', 'remove'].includes(meaning.is)
