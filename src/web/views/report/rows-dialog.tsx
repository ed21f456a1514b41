import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { ReportPart } from '../../../kernel/report/report.ts'
import type { ReportFigure, ReportFigures } from '../../../kernel/report/report-blocks.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { figureText } from '../../../kernel/metric/figure-text.ts'
import { useOpenWay } from './way-button.tsx'

interface RowsDialogProps {
  readonly figure: ReportFigure
  readonly rows: ReportPart['rows']
  readonly behind: ReportFigures['behind']
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The rows behind a figure, each leading to its record. */
export function RowsDialog({ figure, rows: { one, many }, behind, isOpen, onClose }: RowsDialogProps) {
  const open = useOpenWay(onClose)
  const { title = '', unit, of = [] } = figure
  const rows = of.flatMap(({ row, part }) => {
    const known = behind.get(row)
    return known ? [{ ...known, key: row, text: figureText({ value: part, unit }) }] : []
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={`Totale ${figureText(figure)} · ${formatNumber(rows.length)} ${rows.length === 1 ? one : many}`}
    >
      <ul className="-mx-6 divide-y divide-line border-t border-line">
        {rows.map(({ key, heading, detail, text, entity, id }) => (
          <li key={key}>
            <button
              type="button"
              onClick={open({ label: heading, entity, id })}
              className="flex min-h-14 w-full items-center gap-4 px-6 py-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{heading}</span>
                <span className="block text-sm text-ink-faint num">{detail}</span>
              </span>
              <span className="text-lg num">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
