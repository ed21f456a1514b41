import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Standing } from './standing.ts'
import { nameOf, partyText } from './words.ts'

/** The copy that follows the pointer. */
export function HeldParty({ plan, row }: { readonly plan: Standing; readonly row: AnyRow }) {
  return (
    <div className="w-48 cursor-grabbing rounded-md border border-accent bg-raised px-3 py-2 shadow-panel">
      <p className="truncate text-sm font-medium">{nameOf(plan, row)}</p>
      <p className="num truncate text-xs text-ink-soft">{partyText(plan, row)}</p>
    </div>
  )
}
