import type { ReportDetail } from '../../../kernel/report/report-blocks.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WayButton } from './way-button.tsx'

interface DetailDialogProps {
  readonly detail: ReportDetail
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a row is made of, part by part and line by line. */
export function DetailDialog({ detail: { title, text, facts, parts, way }, isOpen, onClose }: DetailDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Chiudi
          </Button>
          <WayButton variant="primary" way={way} onLeave={onClose} />
        </>
      }
    >
      <dl className="mb-4 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right num">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="-mx-6 divide-y divide-line border-t border-line">
        {parts.map((part) => (
          <li key={part.key} className="px-6 py-3">
            <p className="flex justify-between gap-4 font-medium">
              <span className="min-w-0 truncate">{part.title}</span>
              <span className="num">{part.value}</span>
            </p>
            <ul aria-label={part.label} className="mt-1 grid gap-0.5 text-sm text-ink-soft">
              {part.lines.map((line) => (
                <li key={line.key} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 num">
                  <span>{line.lead}</span>
                  <span>{line.text}</span>
                  <span>{line.value}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
