import type { Asked, Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import type { At } from '../../kernel/italian/at.ts'
import type { Store } from '../../kernel/door/store.ts'

export interface Desk {
  readonly trade: Trade
  readonly store: Store
  readonly at: At
  /** Names an answer, so that a condition can be taken off it. */
  readonly keep: (asking: Asking) => string
}

/** Rows that an answer shows. */
export const SHOWN = 8

export const wayOf = ({ entity, where, search }: Asked, sort?: Extract<Asking, { is: 'list' }>['sort']) => ({
  entity,
  where,
  ...(search !== undefined && { search }),
  ...(sort && { sort }),
})
