import { useState } from 'react'
import type { Unit } from '../../kernel/metric/metric.ts'
import { classNames } from '../ui/class-names.ts'
import type { BarRow } from './bars-table.tsx'
import { shareTexts, written } from './chart-words.ts'
import { WideTable } from './wide-table.tsx'
import { FigureLink } from './figure-link.tsx'

interface DonutProps {
  readonly title: string
  readonly heading: string
  readonly unit: Unit
  readonly rows: readonly BarRow[]
  readonly whole: string
}

/** How much of the accent there is in a slice, the greatest first; what is left over is grey. */
const LIGHTNESS = [100, 74, 56, 42, 30]
const colourOf = (at: number, key: string) =>
  key === 'altri' ? 'var(--ink-faint)' : `color-mix(in oklab, var(--accent) ${LIGHTNESS[at] ?? 30}%, var(--bg-raised))`

const GAP = 0.8

/** At most five slices by the lightness of one hue, with their table beside them. */
export function Donut({ title, heading, unit, rows, whole }: DonutProps) {
  const [pointed, point] = useState<string>()
  const starts = rows.map((_, at) => rows.slice(0, at).reduce((sum, { share = 0 }) => sum + share * 100, 0))
  const shares = shareTexts(rows.map(({ share }) => share))
  const gap = rows.length > 1 ? GAP : 0
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4" onPointerLeave={() => point(undefined)}>
      <div aria-hidden className="relative size-38 shrink-0">
        <svg viewBox="0 0 100 100" className="size-full -rotate-90 fill-none">
          {rows.map(({ key, share = 0 }, at) => (
            <circle
              key={key}
              data-slice={key}
              cx={50}
              cy={50}
              r={44}
              pathLength={100}
              strokeWidth={12}
              strokeDasharray={`${Math.max(0.2, share * 100 - gap)} 100`}
              strokeDashoffset={-(starts[at] ?? 0) - gap / 2}
              className={classNames('transition-opacity duration-fast', pointed !== undefined && pointed !== key && 'opacity-40')}
              style={{ stroke: colourOf(at, key) }}
              onPointerEnter={() => point(key)}
            />
          ))}
        </svg>
        <p className="pointer-events-none absolute inset-0 grid place-items-center px-5 text-center font-display text-xl num">{whole}</p>
      </div>
      <WideTable wraps className="text-sm">
        <caption className="sr-only">
          {title}: {whole}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">Valore</th>
            <th scope="col">Quota</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, value, href }, at) => (
            <tr
              key={key}
              data-pointed={pointed === key || undefined}
              onPointerEnter={() => point(key)}
              className={classNames('border-t border-line', pointed === key && 'bg-hover')}
            >
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                <span aria-hidden className="mr-2.5 inline-block size-2 rounded-sm" style={{ background: colourOf(at, key) }} />
                {label}
              </th>
              <td className="py-1.5 text-right whitespace-nowrap">
                <FigureLink href={href}>{written(value, unit)}</FigureLink>
              </td>
              <td className="w-12 py-1.5 pl-3 text-right text-ink-faint">{shares[at]}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  )
}
