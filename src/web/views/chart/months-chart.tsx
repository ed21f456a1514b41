import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inMonths, monthsOf, readMonths, type ChartMonth } from '../../../kernel/chart/read-months.ts'
import type { ChartPanel } from '../../../kernel/screen.ts'
import { asking } from '../../data/asking.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { BarsTable } from './bars-table.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { fullMonth, growthText, growthTone, periodOf, written } from './chart-words.ts'
import { MonthsLine } from './months-line.tsx'
import { MonthsTable } from './months-table.tsx'
import { useListLink } from '../use-list-link.ts'

/** A figure month by month: a line or bars, ending with the month that is not over. */
export function MonthsChart({ panel }: { panel: ChartPanel }) {
  const { store, at } = useSector()
  const { data, isError, refetch } = useQuery({
    ...asking(store, ['chart', at.today, panel], (read) => readMonths(read, panel, at.today)),
    placeholderData: keepPreviousData,
  })
  const months = monthsOf(panel, at.today)
  const partial = `${fullMonth(at.today)} non è ancora finito`
  const isCompared = panel.compare !== undefined
  const drawn = panel.shape === 'line' ? `${partial}: è tratteggiato` : `${partial}: è più chiaro`
  return (
    <ChartFrame
      panel={panel}
      about={isCompared ? 'a confronto con l’anno prima' : periodOf(months)}
      answer={
        data && (
          <p className="flex items-baseline gap-3">
            <span className="font-display text-xl num">{written(data.value, panel.unit)}</span>
            {data.growth !== undefined && (
              <span className={`text-xs num ${growthTone(data.growth, panel.rise)}`}>{growthText(data.growth)} a parità di mesi</span>
            )}
          </p>
        )
      }
      besides={`${drawn}${isCompared ? ' e non entra nel confronto' : ''}.`}
      isError={isError && !data}
      onRetry={() => void refetch()}
    >
      {data && (data.months.some(({ value, before }) => value || before) ? <Drawn panel={panel} months={data.months} /> : null)}
    </ChartFrame>
  )
}

function Drawn({ panel, months }: { panel: ChartPanel; months: readonly ChartMonth[] }) {
  const [at, point] = useState<number>()
  const { sector } = useSector()
  const link = useListLink(entityOf(sector, panel.entity), panel.opens)
  const hrefOf = (index: number) =>
    link(inMonths({ where: panel.where, day: panel.by }, index + 1 - months.length, index + 1 - months.length))
  const guide = { months, panel, at, onPoint: point }
  if (panel.shape === 'bars') {
    const rows = months.map(({ key, value, isPartial }, index) => ({
      key,
      label: `${fullMonth(key)}${isPartial ? ', parziale' : ''}`,
      value,
      isPale: isPartial,
      href: hrefOf(index),
    }))
    return <BarsTable title={panel.title} heading="Mese" unit={panel.unit} rows={rows} />
  }
  return (
    <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <MonthsLine {...guide} />
      <MonthsTable {...guide} hrefOf={hrefOf} />
    </div>
  )
}
