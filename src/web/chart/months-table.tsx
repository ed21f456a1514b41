import type { ChartMonth } from '../../kernel/chart/read-months.ts'
import { classNames } from '../ui/class-names.ts'
import { fullMonth, growthText, growthTone, shortMonth, shortMonthOfYear, written, yearNames } from './chart-words.ts'
import { WideTable } from './wide-table.tsx'
import type { Guide } from './guide.ts'
import { FigureLink } from './figure-link.tsx'
import { capital } from '../../kernel/italian/capital.ts'

interface MonthsTableProps extends Guide {
  readonly hrefOf: (month: ChartMonth) => string | undefined
}

/** The figures of the line; the row that is pointed at stands out with the guide. */
export function MonthsTable({ panel, months, at, onPoint, hrefOf }: MonthsTableProps) {
  const isCompared = panel.compare !== undefined
  const { now, before: earlier } = yearNames(months)
  return (
    <WideTable className="text-xs" onPointerLeave={() => onPoint(undefined)}>
      <caption className="sr-only">{panel.title}</caption>
      <thead className="text-ink-faint">
        <tr>
          <th scope="col" className="px-2 pb-1.5 text-left font-normal">
            Mese
          </th>
          <th scope="col" className="px-2 pb-1.5 text-right font-normal">
            {isCompared ? capital(now) : 'Valore'}
          </th>
          {isCompared && (
            <>
              <th scope="col" className="px-2 pb-1.5 text-right font-normal">
                {capital(earlier)}
              </th>
              <th scope="col" className="px-2 pb-1.5 text-right font-normal">
                Diff.
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map((month, index) => (
          <tr
            key={month.key}
            data-pointed={index === at || undefined}
            onPointerEnter={() => onPoint(index)}
            className={classNames(index === at ? 'bg-hover text-ink' : 'text-ink-soft')}
          >
            <th scope="row" className="rounded-l-sm px-2 py-1 pointer-coarse:py-2 text-left font-normal">
              <span aria-hidden>{months.length > 12 ? shortMonthOfYear(month.key) : shortMonth(month.key)}</span>
              <span className="sr-only">{fullMonth(month.key)}</span>
              {month.isPartial && ', parziale'}
            </th>
            <td className="px-2 py-1 pointer-coarse:py-2 text-right text-ink">
              <FigureLink href={hrefOf(month)}>{written(month.value, panel.unit)}</FigureLink>
            </td>
            {isCompared && (
              <>
                <td className="px-2 py-1 pointer-coarse:py-2 text-right">{written(month.before, panel.unit)}</td>
                <td
                  className={classNames(
                    'rounded-r-sm px-2 py-1 pointer-coarse:py-2 text-right',
                    month.growth !== undefined && growthTone(month.growth, panel.rise),
                  )}
                >
                  {month.growth === undefined ? '–' : growthText(month.growth)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
