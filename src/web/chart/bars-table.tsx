import type { Unit } from '../../kernel/metric/metric.ts'
import { classNames } from '../ui/class-names.ts'
import { shareTexts, written } from './chart-words.ts'
import { WideTable } from './wide-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { capital } from '../../kernel/italian/capital.ts'

export interface BarRow {
  readonly key: string
  readonly label: string
  readonly value: number | undefined
  readonly share?: number | undefined
  /** What it was a year earlier. */
  readonly before?: number | undefined
  /** A month that is not over. */
  readonly isPale?: boolean
  readonly href?: string | undefined
}

interface BarsTableProps {
  readonly title: string
  readonly heading: string
  readonly unit: Unit
  readonly rows: readonly BarRow[]
  /** How they and those a year earlier are called, where they are compared. */
  readonly names?: { readonly now: string; readonly before: string } | undefined
}

/** Bars and their figures are one table. */
export function BarsTable({ title, heading, unit, rows, names }: BarsTableProps) {
  const most = Math.max(...rows.flatMap(({ value = 0, before = 0 }) => [Math.abs(value), Math.abs(before)]))
  const widthOf = (value = 0) => `${most === 0 ? 0 : (Math.abs(value) / most) * 100}%`
  const hasShares = rows.some(({ share }) => share !== undefined)
  const shares = shareTexts(rows.map(({ share }) => share))
  return (
    <WideTable className="text-sm">
      <caption className="sr-only">{title}</caption>
      <thead className={names ? 'text-xs text-ink-faint' : 'sr-only'}>
        <tr>
          <th scope="col" className="pb-1.5 text-left font-normal">
            {heading}
          </th>
          <th scope="col" className="pb-1.5 text-right font-normal">
            {names ? capital(names.now) : 'Valore'}
          </th>
          {names && (
            <th scope="col" className="pb-1.5 pl-3 text-right font-normal whitespace-nowrap">
              {capital(names.before)}
            </th>
          )}
          {hasShares && <th scope="col">Quota</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, before, share, isPale, href }, at) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" aria-label={label} className="py-2 pr-4 text-left font-normal">
              <span className="grid items-center gap-x-4 gap-y-1.5 md:grid-cols-[minmax(0,11rem)_1fr]">
                <span className="wrap-anywhere">{label}</span>
                <span aria-hidden className="grid min-h-2 gap-0.5">
                  <span
                    data-bar
                    className={classNames(
                      'block h-2 min-w-px rounded-sm',
                      isPale ? 'bg-accent/55' : (value ?? 0) < 0 ? 'bg-bad' : 'bg-accent',
                    )}
                    style={{ width: widthOf(value) }}
                  />
                  {names && (
                    <span data-bar="before" className="block h-1 min-w-px rounded-sm bg-ink-faint/55" style={{ width: widthOf(before) }} />
                  )}
                </span>
              </span>
            </th>
            <td className="w-0 py-2 text-right align-middle whitespace-nowrap">
              <FigureLink href={href}>{written(value, unit)}</FigureLink>
            </td>
            {names && <td className="w-0 py-2 pl-3 text-right whitespace-nowrap text-ink-faint">{written(before, unit)}</td>}
            {hasShares && <td className="w-12 py-2 pl-3 text-right text-ink-faint">{share !== undefined && shares[at]}</td>}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
