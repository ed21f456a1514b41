import type { ReportPart } from '../../../kernel/report/report.ts'
import type { OwnViewProps } from '../../screen/own-parts.ts'
import { ReportPage } from './report-page.tsx'

/** A report beside the records of a tab, for trades whose tabs are named by the specification: none of those is a report. */
export const reportBeside = (part: ReportPart) =>
  function ReportBeside({ screen }: OwnViewProps) {
    return (
      <div className="grid h-full min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto overscroll-contain px-4 pt-1.5 pb-24 md:gap-6 md:px-7 md:pb-7">
        <ReportPage screen={`${screen.key}.${part.key}`} part={part} />
      </div>
    )
  }
