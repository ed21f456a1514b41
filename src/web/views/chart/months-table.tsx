import { classNames } from '../../ui/class-names.ts'
import { fullMonth, growthText, growthTone, shortMonth, written } from './chart-words.ts'
import type { Guide } from './guide.ts'
import { FigureLink } from './figure-link.tsx'

interface MonthsTableProps extends Guide {
  readonly hrefOf: (index: number) => string | undefined
}

/** The figures of the line; the row that is pointed at stands out with the guide. */
export function MonthsTable({ panel, months, at, onPoint, hrefOf }: MonthsTableProps) {
  const isCompared = panel.compare !== undefined
  return (
    <table className="w-full text-xs num" onPointerLeave={() => onPoint(undefined)}>
      <caption className="sr-only">{panel.title}</caption>
      <thead className="text-ink-faint">
        <tr>
          <th scope="col" className="px-2 pb-1.5 text-left font-normal">
            Mese
          </th>
          <th scope="col" className="px-2 pb-1.5 text-right font-normal">
            {isCompared ? 'Quest’anno' : 'Valore'}
          </th>
          {isCompared && (
            <>
              <th scope="col" className="px-2 pb-1.5 text-right font-normal">
                Anno prima
              </th>
              <th scope="col" className="px-2 pb-1.5 text-right font-normal">
                Diff.
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map(({ key, value, before, growth, isPartial }, index) => (
          <tr
            key={key}
            data-pointed={index === at || undefined}
            onPointerEnter={() => onPoint(index)}
            className={classNames(index === at ? 'bg-hover text-ink' : 'text-ink-soft')}
          >
            <th scope="row" className="rounded-l-sm px-2 py-1 pointer-coarse:py-2 text-left font-normal">
              <span aria-hidden>{shortMonth(key)}</span>
              <span className="sr-only">{fullMonth(key)}</span>
              {isPartial && ', parziale'}
            </th>
            <td className="px-2 py-1 pointer-coarse:py-2 text-right text-ink">
              <FigureLink href={hrefOf(index)}>{written(value, panel.unit)}</FigureLink>
            </td>
            {isCompared && (
              <>
                <td className="px-2 py-1 pointer-coarse:py-2 text-right">{written(before, panel.unit)}</td>
                <td
                  className={classNames(
                    'rounded-r-sm px-2 py-1 pointer-coarse:py-2 text-right',
                    growth !== undefined && growthTone(growth, panel.rise),
                  )}
                >
                  {growth === undefined ? '–' : growthText(growth)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
