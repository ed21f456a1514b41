import type { ActionShows } from './action.ts'
import { titleOf, type AnyEntity } from '../entity/entity.ts'
import { refreshed } from '../evaluation/worked-fields.ts'
import { formatMoney } from '../italian/money.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Change } from '../door/change.ts'
import { enumerate } from '../italian/enumeration.ts'

/** A record as a plan leaves it, and what it comes to in cents. */
export interface PlannedAmount {
  readonly title: string
  readonly amount: number
}

/** What the records of an entity come to that a plan writes, worked out as the store will. */
export const plannedAmounts = (
  entity: AnyEntity,
  { field }: ActionShows,
  rows: readonly AnyRow[],
  changes: readonly Change[],
  today: string,
): readonly PlannedAmount[] =>
  changes.flatMap((change) => {
    if (change.entity !== entity.name || change.type === 'remove' || change.type === 'adjust') return []
    const id = change.id ?? ''
    const before = rows.find((row) => row.id === id)
    const values = Object.entries({ ...before, ...change.values }).filter(([, value]) => value !== null)
    const row = refreshed(entity, { version: 0, ...Object.fromEntries(values), id }, today)
    return [{ title: titleOf(entity, row, undefined), amount: Number(row[field] ?? 0) }]
  })

/** «4 × 1,29 € e 3 × 1,28 €»: equal shares in words; nothing where they are more than a cent apart, for then each has its own. */
export function sharesText(amounts: readonly number[]): string | undefined {
  if (amounts.length === 0 || Math.max(...amounts) - Math.min(...amounts) > 1) return undefined
  const groups = [...Map.groupBy(amounts, (amount) => amount)].toSorted(([a], [b]) => b - a)
  return enumerate(groups.map(([amount, same]) => `${same.length} × ${formatMoney(amount)}`))
}
