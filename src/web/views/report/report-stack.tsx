import type { ReactNode } from 'react'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { ReportCell as Cell, ReportTable } from '../../../kernel/report/report-blocks.ts'
import { classNames } from '../../ui/class-names.ts'
import { ReportCell } from './report-cell.tsx'

type Columns = ReportTable['columns']

/** A table that is wider than its page, row by row: each with the figures that are not zero, its main one beside the heading. */
export function ReportStack({ table: { caption, columns, sections, total } }: { readonly table: ReportTable }) {
  const [, ...others] = columns
  return (
    <div role="group" aria-label={caption} className="text-sm">
      {sections.map(({ title, sums, rows }) => (
        <section key={title ?? ''} className="border-b border-line last:border-b-0">
          {title !== undefined && (
            <h3 className="px-5 pt-3 pb-1 text-xs font-medium text-ink-soft num">
              {[title, ...others.flatMap(({ label }, at) => (sums?.[at] ? [`${label} ${formatNumber(sums[at])}`] : []))].join(' · ')}
            </h3>
          )}
          <ul className="divide-y divide-line">
            {rows.map(({ key, label, said, isMarked, cells }) => (
              <li key={key} className="pt-1 pb-2">
                <Block
                  heading={said ?? label}
                  isStrong={isMarked === true || others.some(({ main }) => main)}
                  columns={others}
                  cells={cells}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total && (
        <div className="border-t border-line-strong pt-1 pb-2">
          <Block heading="Totale" isStrong columns={others} cells={total} />
        </div>
      )}
    </div>
  )
}

interface BlockProps {
  readonly heading: string
  readonly isStrong: boolean
  readonly columns: Columns
  readonly cells: readonly Cell[]
}

/** One row: its heading, and under it a line for each figure. */
function Block({ heading, isStrong, columns, cells }: BlockProps) {
  const lines = columns.flatMap((column, at) => {
    const cell = cells[at]
    return cell === undefined || isNothing(cell) ? [] : [{ ...column, cell }]
  })
  const main = lines.find((line) => line.main)
  const others = lines.filter((line) => line !== main)
  const [only] = others
  // The whole of it in one column: its name says enough.
  const isOne = main !== undefined && only !== undefined && others.length === 1
  return (
    <>
      <Line label={heading} also={isOne ? (only.title ?? only.label) : undefined} className={isStrong ? 'font-medium' : undefined}>
        {main && <ReportCell cell={main.cell} className={box} />}
      </Line>
      {!isOne &&
        others.map(({ label, title, cell }) => (
          <Line key={label} label={title ?? label} className="text-ink-soft">
            <ReportCell cell={cell} className={box} />
          </Line>
        ))}
    </>
  )
}

interface LineProps {
  readonly label: string
  /** Said under it. */
  readonly also?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Line = ({ label, also, className, children }: LineProps) => (
  <p className={classNames('flex min-h-9 items-center justify-between gap-3 pl-5 pointer-coarse:min-h-tap', className)}>
    <span className="min-w-0 py-1 wrap-anywhere">
      {label}
      {also !== undefined && <span className="block text-xs font-normal text-ink-soft">{also}</span>}
    </span>
    {children}
  </p>
)

const isNothing = (cell: Cell): boolean => (typeof cell === 'string' ? cell.trim() === '' : cell.value === 0)
/** As tall as its line, as wide as a finger; what it holds is never broken. */
const box = 'flex min-h-[inherit] min-w-tap shrink-0 items-center justify-end self-stretch pr-5 pl-3 whitespace-nowrap num'
