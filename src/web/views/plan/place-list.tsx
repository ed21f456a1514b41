import { Badge } from '../../ui/badge.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import type { Spot } from './standing.ts'
import type { Plan } from './use-plan.ts'
import { nameOf } from './words.ts'
import { spotFacts } from './spot-panel.tsx'

interface PlaceListProps {
  readonly plan: Plan
  readonly onPress: (spot: Spot) => void
}

/** The places one under the other: what a phone shows first. */
export function PlaceList({ plan, onPress }: PlaceListProps) {
  const spots = plan.spots.filter(({ shape }) => shape !== 'fixed')
  return (
    <ul aria-label={plan.place.label.many} className="divide-y divide-line border-y border-line bg-raised">
      {spots.map((spot) => (
        <li key={spot.id} className="relative grid grid-cols-[1fr_auto] items-center gap-x-3 px-4 py-3">
          <div className="min-w-0">
            <RowButton onClick={() => onPress(spot)} className="font-medium">
              {spot.called}
            </RowButton>
            <p className="num truncate text-sm text-ink-faint">
              {spot.row && nameOf(plan, spot.row) !== spot.called ? nameOf(plan, spot.row) : spotFacts(plan, spot)}
            </p>
          </div>
          <p className="flex flex-col items-end gap-1 text-xs">
            <Badge tone={spot.tone} {...(spot.late !== undefined && { 'data-late': '' })}>
              {spot.late ?? spot.word}
            </Badge>
            {spot.row && <span className="num text-ink-soft">{spot.figure}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
