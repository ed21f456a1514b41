import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inMonths } from '../../../kernel/chart/read-months.ts'
import type { ShownChart } from '../../../kernel/chart/shown-chart.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { asking } from '../../data/asking.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useListLink } from '../../screen/use-list-link.ts'
import { ChartFrame } from './chart-frame.tsx'
import { MonthsPicture } from '../../chart/months-picture.tsx'
import { PartsPicture } from '../../chart/parts-picture.tsx'
import { isOverMonths, readChart } from './read-chart.ts'
import { usePeriod } from './use-period.ts'

/** A described figure over months, or by the values of a field. */
export function ChartView({ panel }: { panel: ChartPanel }) {
  const { sector, store, at } = useSector()
  const time = usePeriod(panel, isOverMonths(sector, panel))
  const { period } = time
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...asking(store, ['chart', at.today, panel, period], (read) => readChart(read, sector, panel, period, at.today)),
    placeholderData: keepPreviousData,
  })
  return (
    <ChartFrame panel={panel} time={time} chart={data} isOld={isPlaceholderData} isError={isError && !data} onRetry={() => void refetch()}>
      {data && <Picture chart={data} />}
    </ChartFrame>
  )
}

function Picture({ chart }: { chart: ShownChart }) {
  const { sector } = useSector()
  const { panel } = chart
  const link = useListLink(entityOf(sector, panel.entity), panel.opens)
  if (chart.by === 'parts') {
    const during = inMonths(panel, chart.months)
    return (
      <PartsPicture {...chart} hrefOf={({ key }) => (key ? link([...during, { field: panel.by, op: 'eq', value: key }]) : undefined)} />
    )
  }
  const { months } = chart
  return (
    <MonthsPicture
      // What is pointed at belongs to the months of one period.
      key={`${months[0]?.key} ${months.length}`}
      panel={panel}
      months={months}
      hrefOf={({ away }) => link(inMonths({ where: panel.where, day: panel.by }, { first: away, last: away }))}
    />
  )
}
