import type { ReactNode } from 'react'
import type { ReportChosen, ReportPart } from '../../../kernel/report/report.ts'
import type { ReportForm as Form } from '../../../kernel/report/report-blocks.ts'
import { Panel } from '../../ui/panel.tsx'
import { CorrectionRow } from './correction-row.tsx'
import { FormFigure } from './form-figure.tsx'
import { ReportControls } from './report-controls.tsx'
import { useCorrection, type CorrectionProps } from './use-correction.ts'
import type { Reading } from './use-report.ts'

interface ReportFormProps {
  readonly part: ReportPart
  readonly titled: NonNullable<ReportPart['form']>
  readonly reading: Reading
  /** What the figures were asked for. */
  readonly asked: ReportChosen
  readonly form: Form
  /** Papers and files. */
  readonly outputs: ReactNode
}

/** What is handed in: the period and the choices, the figures as the records give them, and what goes on paper and into files. */
export function ReportForm(props: ReportFormProps) {
  const { part, titled, asked, form } = props
  const { correction } = titled
  return correction ? <Corrected {...props} {...{ part, correction, asked, form }} /> : <Sheet {...props} />
}

function Corrected(props: ReportFormProps & CorrectionProps) {
  return <Sheet {...props} written={useCorrection(props)} />
}

function Sheet({
  part,
  titled,
  reading,
  form,
  outputs,
  written,
}: ReportFormProps & { readonly written?: ReturnType<typeof useCorrection> }) {
  const cells = (part.choices?.length ?? 0) + form.figures.length
  return (
    <Panel title={titled.title} aria-label={titled.title} aria-busy={reading.isBusy}>
      <div
        className="grid grid-cols-2 items-start gap-x-4 gap-y-5 px-5 py-5 lg:grid-cols-(--cells)"
        style={{ '--cells': `minmax(0,1.5fr) repeat(${cells},minmax(0,1fr))` } as React.CSSProperties}
      >
        <ReportControls part={part} reading={reading} />
        {form.figures.map((figure) => (
          <FormFigure key={figure.key} figure={figure} written={written} />
        ))}
      </div>
      {written && <CorrectionRow figures={form.figures} written={written} />}
      {form.note && <p className="px-5 pb-4 text-sm text-ink-soft">{form.note}</p>}
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line px-5 py-3.5 empty:hidden">{outputs}</footer>
    </Panel>
  )
}
