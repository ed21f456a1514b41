import type { ReportPart } from '../../../kernel/report.ts'
import type { OwnViewProps } from '../../views/own-parts.ts'
import { ReportPage } from '../../views/report/report-page.tsx'

/** A report beside the records of a tab: the specification names the tabs of this trade, and none of them is a report. */
export const relazioneDi = (part: ReportPart) =>
  function Relazione({ screen }: OwnViewProps) {
    return (
      <div className="grid h-full min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto overscroll-contain px-4 pt-1.5 pb-24 md:gap-6 md:px-7 md:pb-7">
        <ReportPage screen={`${screen.key}.${part.key}`} part={part} />
      </div>
    )
  }
