import { useState } from 'react'
import type { ChartMonth } from '../../kernel/chart/read-months.ts'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { classNames } from '../ui/class-names.ts'
import { BarsTable } from './bars-table.tsx'
import { yearNames, writtenMonth } from './chart-words.ts'
import { MonthsLine } from './months-line.tsx'
import { MonthsTable } from './months-table.tsx'

/** A longer table would leave the line somewhere in the middle of it. */
const YEAR = 12

interface MonthsPictureProps {
  readonly panel: ChartPanel
  readonly months: readonly ChartMonth[]
  /** The list that makes a figure. */
  readonly hrefOf?: (month: ChartMonth) => string | undefined
}

/** Months as they are drawn, with their table. */
export function MonthsPicture({ panel, months, hrefOf = () => undefined }: MonthsPictureProps) {
  const [at, point] = useState<number>()
  const guide = { months, panel, at, onPoint: point }
  if (panel.shape === 'bars') {
    const rows = months.map((month) => ({
      key: month.key,
      label: writtenMonth(month),
      value: month.value,
      before: month.before,
      isPale: month.isPartial,
      href: hrefOf(month),
    }))
    return <BarsTable title={panel.title} heading="Mese" unit={panel.unit} rows={rows} names={panel.compare && yearNames(months)} />
  }
  return (
    <div
      className={classNames(
        'grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(24rem,1fr)_minmax(20rem,auto)]',
        months.length <= YEAR && 'items-center',
      )}
    >
      <MonthsLine {...guide} />
      <MonthsTable {...guide} hrefOf={hrefOf} />
    </div>
  )
}
