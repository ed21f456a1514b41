import { formatNumber } from '../../../../kernel/italian/numbers.ts'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { useEntity } from '../../../data/sector-context.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export interface DialogRow {
  readonly key: string
  /** Id of the booking that the row opens. */
  readonly prenotazione: string
  readonly heading: string
  readonly detail: string
  readonly value: string
}

interface RowsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** What the values of the rows are: «presenze». */
  readonly total: string
  readonly rows: readonly DialogRow[]
}

/** The rows behind a figure, each leading to its booking. */
export function RowsDialog({ open, onClose, title, total, rows }: RowsDialogProps) {
  const form = useRecordForm()
  const prenotazione = useEntity('prenotazione')
  const show = (id: string) => {
    onClose()
    form.edit(prenotazione, id)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={`Totale ${total} · ${formatNumber(rows.length)} ${rows.length === 1 ? 'soggiorno' : 'soggiorni'}`}
    >
      <ul className="-mx-6 divide-y divide-line border-t border-line">
        {rows.map((row) => (
          <li key={row.key}>
            <button
              type="button"
              onClick={() => show(row.prenotazione)}
              className="flex min-h-14 w-full items-center gap-4 px-6 py-2 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{row.heading}</span>
                <span className="block text-sm text-ink-faint num">{row.detail}</span>
              </span>
              <span className="text-lg num">{row.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
