import { Skeleton } from '../../ui/skeleton.tsx'
import { heightOf, lengthOf, type Scale } from './minutes.ts'

/** Where the cards of a column will stand, in steps of a quarter of its height: each column looks another. */
const CARDS = [
  [2, 22, 30, 52],
  [10, 26, 48, 66],
  [4, 16, 36, 60],
]

/** The day before it is known: its columns, hours and something in them, at their height. */
export function DaySkeleton({ columns, scale }: { readonly columns: number; readonly scale: Scale }) {
  const height = heightOf(scale, lengthOf(scale.shown))
  return (
    <div
      role="status"
      aria-label="Caricamento"
      className="min-h-0 w-full overflow-hidden rounded-lg border border-line bg-raised shadow-panel"
    >
      <div className="grid" style={{ gridTemplateColumns: `3.5rem repeat(${columns}, minmax(0, 1fr))` }}>
        <span className="border-b border-line" />
        {Array.from({ length: columns }, (_, index) => (
          <span key={index} className="flex h-11 items-center border-b border-l border-line px-3">
            <Skeleton className="h-3 w-1/2" />
          </span>
        ))}
        <span style={{ height }} />
        {Array.from({ length: columns }, (_, index) => (
          <span key={index} className="relative border-l border-line">
            {(CARDS[index % CARDS.length] ?? []).map((top) => (
              <span key={top} className="absolute inset-x-1" style={{ top: `${top}%` }}>
                <Skeleton className="h-10" />
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  )
}
