import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { USUAL_PERIOD } from '../../../kernel/chart/period.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ChartSkeletonProps {
  readonly panel: ChartPanel
  readonly isOverMonths: boolean
}

/** How many parts there are nobody knows yet. */
const SOME = 4

/** Stands where picture and table will be, at their height. */
export function ChartSkeleton({ panel: { shape, period = USUAL_PERIOD, compare }, isOverMonths }: ChartSkeletonProps) {
  const count = !isOverMonths ? SOME : typeof period === 'number' ? period : USUAL_PERIOD
  const rows = (many: number, row: string, line: string) =>
    Array.from({ length: many }, (_, at) => (
      <div key={at} className={row}>
        <div className={classNames('flex items-center', line)}>
          <Skeleton className="h-2.5 w-full" />
        </div>
      </div>
    ))
  const bars = (many: number) => rows(many, 'border-t border-line py-2 text-sm', 'h-[calc(1lh+0.875rem)] md:h-lh')
  return (
    <div role="status" aria-label="Caricamento">
      {shape === 'line' && (
        <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Skeleton className={compare ? 'h-62 md:h-55' : 'h-55'} />
          <div>{rows(count + 1, 'px-2 py-1 text-xs pointer-coarse:py-2', 'h-lh')}</div>
        </div>
      )}
      {shape === 'bars' && bars(count)}
      {shape === 'donut' && (
        <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4">
          <Skeleton className="size-38 shrink-0 rounded-full" />
          <div className="min-w-56 flex-1">{rows(SOME, 'border-t border-line py-1.5 text-sm', 'h-lh')}</div>
        </div>
      )}
    </div>
  )
}
