import type { OverviewScreen, Panel } from '../../../kernel/screens/screen.ts'
import { KpiStrip } from '../../ui/kpi.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { OverviewChart } from '../chart/overview-chart.tsx'
import { OverviewAgenda } from './overview-agenda.tsx'
import { OverviewAttention } from './overview-attention.tsx'
import { OverviewBars } from './overview-bars.tsx'
import { OverviewFigure } from './overview-figure.tsx'

interface OverviewProps {
  readonly screen: OverviewScreen
  /** How a finger gets back to the chat. */
  readonly hint?: string | undefined
}

/** The day at a glance: the figures, what is on today, what needs somebody. */
export function Overview({ screen, hint }: OverviewProps) {
  return (
    <div className="in-turn grid gap-4 p-4 max-md:pb-24 md:gap-7 md:p-7">
      <Figures keys={screen.metrics} />
      <div className="grid items-start gap-4 max-xl:in-turn xl:in-turn-of-two md:gap-7 xl:grid-cols-[1.6fr_1fr]">
        {screen.panels.map((panel) => (
          <ErrorBoundary key={panel.title} name={panel.title}>
            {draw(panel)}
          </ErrorBoundary>
        ))}
      </div>
      <Figures keys={screen.indices ?? []} />
      {hint && <p className="text-center text-xs text-ink-faint">{hint}</p>}
    </div>
  )
}

function Figures({ keys }: { keys: readonly string[] }) {
  if (keys.length === 0) return null
  return (
    <KpiStrip>
      {keys.map((metric) => (
        <OverviewFigure key={metric} metric={metric} />
      ))}
    </KpiStrip>
  )
}

function draw(panel: Panel) {
  if (panel.kind === 'agenda') return <OverviewAgenda panel={panel} />
  if (panel.kind === 'chart') return <OverviewChart panel={panel} />
  return panel.kind === 'bars' ? <OverviewBars panel={panel} /> : <OverviewAttention panel={panel} />
}
