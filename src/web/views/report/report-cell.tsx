import type { ReportCell as Cell } from '../../../kernel/report/report-blocks.ts'
import { classNames } from '../../ui/class-names.ts'
import { figureText } from '../../../kernel/metric/figure-text.ts'
import { useWays } from './report-ways.ts'

interface ReportCellProps {
  readonly cell: Cell
  /** Room around the figure. */
  readonly className: string
}

/** A number that opens the rows behind it; nothing is behind a zero. */
export function ReportCell({ cell, className }: ReportCellProps) {
  const { see, openRows } = useWays()
  if (typeof cell === 'string') return <span className={classNames(className, 'text-ink-faint')}>{cell}</span>
  const { value, title = '', of } = cell
  const text = figureText(cell)
  return of === undefined || value === 0 ? (
    <span className={classNames(className, of && 'text-ink-faint')}>{text}</span>
  ) : (
    <button
      type="button"
      aria-label={`${text}, ${title}: ${see}`}
      onClick={() => openRows(cell)}
      className={classNames(
        className,
        'underline decoration-line-strong underline-offset-4 transition-colors hover:bg-hover focus-visible:-outline-offset-2',
      )}
    >
      {text}
    </button>
  )
}
