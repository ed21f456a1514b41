import { Suspense } from 'react'
import type { ChartPanel } from '../../../kernel/screen.ts'
import { late } from '../../late/late.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'

const ChartView = late(async () => (await import('./chart-view.tsx')).ChartView)

/** A chart of an overview; how it is drawn comes when there is one. */
export function OverviewChart({ panel }: { panel: ChartPanel }) {
  const waiting = (
    <Panel title={panel.title} className={panel.shape === 'line' ? 'xl:col-span-full' : undefined}>
      <div className="p-5">
        <ChartSkeleton shape={panel.shape} />
      </div>
    </Panel>
  )
  return (
    <Suspense fallback={waiting}>
      <ChartView panel={panel} />
    </Suspense>
  )
}
