import type { ChartPanel } from '../../../kernel/screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Stands where the picture will be, at its height. */
export function ChartSkeleton({ shape }: Pick<ChartPanel, 'shape'>) {
  return (
    <div role="status" aria-label="Caricamento">
      <Skeleton className={shape === 'line' ? 'h-56' : 'h-44'} />
    </div>
  )
}
