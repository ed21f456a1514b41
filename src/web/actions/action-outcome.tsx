import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Action, ActionShows } from '../../kernel/action/action.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { plannedAmounts, sharesText, type PlannedAmount } from '../../kernel/action/plan-amounts.ts'
import { checkInputs, planAction } from '../../kernel/action/run-action.ts'
import type { Values } from '../../kernel/door/change.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { readInputs } from './read-inputs.ts'

interface ActionOutcomeProps {
  readonly action: Action
  readonly shows: ActionShows
  readonly rows: readonly AnyRow[]
}

/** What the records of an action come to, planned anew with every change of its inputs; it is there before somebody confirms. */
export function ActionOutcome({ action, shows, rows }: ActionOutcomeProps) {
  const amounts = usePlannedAmounts(action, shows, rows)
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0)
  const words = sharesText(amounts.map(({ amount }) => amount))
  return (
    <div aria-live="polite" className="num mt-2 text-md">
      {amounts.length > 0 && words !== undefined && (
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3">
          <span className="text-ink-soft">{shows.label}</span>
          <b className="font-[550]">{words}</b>
        </p>
      )}
      {amounts.length > 0 && words === undefined && (
        <ul aria-label={shows.label} className="divide-y divide-line border-t border-line">
          {amounts.map(({ title, amount }, at) => (
            <li key={at} className="flex justify-between gap-6 py-2">
              <span className="min-w-0 truncate">{title}</span>
              <b className="font-[550]">{formatMoney(amount)}</b>
            </li>
          ))}
        </ul>
      )}
      {amounts.length > 0 && (
        <p className="flex justify-between border-t border-ink pt-3">
          <span>Totale</span>
          <span>{formatMoney(total)}</span>
        </p>
      )}
    </div>
  )
}

function usePlannedAmounts(action: Action, shows: ActionShows, rows: readonly AnyRow[]): readonly PlannedAmount[] {
  const { store, at } = useSector()
  const entity = useEntity(action.entity)
  const typed: Values = useWatch()
  const checked = checkInputs(action, readInputs(action.inputs, typed))
  const asked = JSON.stringify(checked.ok ? checked.values : null)
  const [planned, setPlanned] = useState<readonly PlannedAmount[]>([])
  useEffect(() => {
    let isCurrent = true
    const work = async () => {
      const values = JSON.parse(asked) as Values | null
      const plan = values && (await planAction(action, values, readOf(store), at, rows))
      if (isCurrent) setPlanned(plan?.ok ? plannedAmounts(entity, shows, rows, plan.changes, at.today) : [])
    }
    // Figures that cannot be read now are told of by whoever confirms.
    work().catch((error: unknown) => {
      console.error(error)
      if (isCurrent) setPlanned([])
    })
    return () => {
      isCurrent = false
    }
  }, [action, asked, at, entity, rows, shows, store])
  return planned
}
