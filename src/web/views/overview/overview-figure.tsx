import type { Metric } from '../../../kernel/metric/metric.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useFigure } from '../../data/use-rows.ts'
import { Kpi } from '../../ui/kpi.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Popover } from '../../ui/popover.tsx'
import { SkeletonWords } from '../../ui/skeleton.tsx'
import { useListLink } from '../../screen/use-list-link.ts'
import { useScreenOf } from '../../screen/use-tab.ts'

/** One figure; pressed, it says how it is worked out and leads to its records. */
export function OverviewFigure({ metric: key }: { metric: string }) {
  const { sector } = useSector()
  const metric = sector.metrics.find((candidate) => candidate.key === key)
  const { data, isError, refetch } = useFigure(key)
  if (!metric) return null
  if (isError)
    return <Kpi label={metric.label} value="–" note="Non riesco a calcolarlo. Premi per riprovare." onOpen={() => void refetch()} />
  if (!data) return <Kpi label={metric.label} value={<SkeletonWords className="w-24" />} note={<SkeletonWords className="w-28" />} />
  const figure = (
    <button
      type="button"
      className="font-display text-2xl num after:absolute after:inset-0 after:transition-colors hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent max-md:text-xl"
    >
      {data.text}
      <span className="sr-only">, come si calcola</span>
    </button>
  )
  return (
    <Kpi
      label={metric.label}
      value={
        <Popover trigger={figure} title={metric.label}>
          <Explanation metric={metric} />
        </Popover>
      }
      note={data.note}
      trend={data.trend}
    />
  )
}

function Explanation({ metric }: { metric: Metric }) {
  const screen = useScreenOf(metric.entity.name)
  const to = useListLink(metric.entity, screen?.key)(metric.where)
  return (
    <div className="grid max-w-72 gap-2 p-1 text-sm">
      <p className="font-medium max-md:hidden">{metric.label}</p>
      <p className="text-ink-soft">{metric.formula}</p>
      {screen && to !== undefined && (
        <TextLink to={to} preventScrollReset className="mt-1 justify-self-start">
          Vedi {screen.label.toLowerCase()}
        </TextLink>
      )}
    </div>
  )
}
