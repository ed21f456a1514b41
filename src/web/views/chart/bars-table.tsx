import type { Unit } from '../../../kernel/metric.ts'
import { classNames } from '../../ui/class-names.ts'
import { shareText, written } from './chart-words.ts'
import { FigureLink } from './figure-link.tsx'

export interface BarRow {
  readonly key: string
  readonly label: string
  readonly value: number | undefined
  readonly share?: number | undefined
  /** A month that is not over. */
  readonly isPale?: boolean
  readonly href?: string | undefined
}

interface BarsTableProps {
  readonly title: string
  readonly heading: string
  readonly unit: Unit
  readonly rows: readonly BarRow[]
}

/** Bars and their figures are one table. */
export function BarsTable({ title, heading, unit, rows }: BarsTableProps) {
  const most = Math.max(...rows.map(({ value = 0 }) => Math.abs(value)))
  const hasShares = rows.some(({ share }) => share !== undefined)
  return (
    <table className="w-full text-sm num">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Valore</th>
          {hasShares && <th scope="col">Quota</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, share, isPale, href }) => (
          <tr key={key} className="border-t border-line">
            <th scope="row" aria-label={label} className="py-2 pr-4 text-left font-normal">
              <span className="grid items-center gap-x-4 gap-y-1.5 md:grid-cols-[minmax(0,11rem)_1fr]">
                <span className="wrap-anywhere">{label}</span>
                <span aria-hidden className="h-2">
                  <span
                    data-bar
                    className={classNames(
                      'block h-full min-w-px rounded-sm',
                      isPale ? 'bg-accent/55' : (value ?? 0) < 0 ? 'bg-bad' : 'bg-accent',
                    )}
                    style={{ width: `${most === 0 ? 0 : (Math.abs(value ?? 0) / most) * 100}%` }}
                  />
                </span>
              </span>
            </th>
            <td className="w-0 py-2 text-right align-middle whitespace-nowrap">
              <FigureLink href={href}>{written(value, unit)}</FigureLink>
            </td>
            {hasShares && <td className="w-12 py-2 pl-3 text-right text-ink-faint">{share !== undefined && shareText(share)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
