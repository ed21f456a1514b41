import { Suspense } from 'react'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { late } from '../../late/late.tsx'
import { Panel } from '../../ui/panel.tsx'

const ChartView = late(async () => (await import('./chart-view.tsx')).ChartView)

/** A chart of an overview; how it is drawn comes when there is one, into a place that is kept for it. */
export function OverviewChart({ panel }: { panel: ChartPanel }) {
  const room = panel.shape === 'line' ? 'min-h-180 lg:min-h-96 xl:col-span-full' : 'min-h-80'
  return (
    <Suspense fallback={<Panel title={panel.title} aria-busy className={room} />}>
      <ChartView panel={panel} />
    </Suspense>
  )
}
