import { Plus } from 'lucide-react'
import type { ReportLacking as Lacking } from '../../../kernel/report/report-blocks.ts'
import { WayButton } from './way-button.tsx'

/** A record is not there: what that keeps from being done, and the button that puts it right. */
export function ReportLacking({ lacking: { label, title, text, way } }: { readonly lacking: Lacking }) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-raised px-5 py-4 shadow-panel"
    >
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-medium">{title}</strong> <span className="text-ink-soft">{text}</span>
      </p>
      <WayButton variant="primary" icon={<Plus aria-hidden />} way={way} />
    </section>
  )
}
