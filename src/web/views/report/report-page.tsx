import { useRef, useState } from 'react'
import type { ReportPart } from '../../../kernel/report/report.ts'
import type { ReportFigure } from '../../../kernel/report/report-blocks.ts'
import { useAddress } from '../../data/use-address.ts'
import { NotRead } from '../../late/not-read.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { FirstHint } from '../hints/first-hint.tsx'
import { learn } from '../hints/known-hints.ts'
import { ReportBlocks } from './report-blocks.tsx'
import { ReportControls } from './report-controls.tsx'
import { ReportForm } from './report-form.tsx'
import { ReportLacking } from './report-lacking.tsx'
import { ReportOutputs } from './report-outputs.tsx'
import { ReportWays, type Ways } from './report-ways.ts'
import { RowsDialog } from './rows-dialog.tsx'
import { useReport } from './use-report.ts'

interface ReportPageProps {
  /** The key of the screen. */
  readonly screen: string
  readonly part: ReportPart
}

const HINT = 'report'

/** One part of a report: what is chosen, the figures that are handed in, and all that stands behind them. */
export function ReportPage({ screen, part }: ReportPageProps) {
  const reading = useReport(screen, part)
  const { data, isError, isBusy, retry } = reading
  const page = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ readonly figure: ReportFigure; readonly isOpen: boolean }>()
  const address = useAddress()
  if (isError) return <NotRead text={part.failed} onRetry={retry} />
  if (!data) return <SkeletonRows rows={8} columns={4} />
  const { report, asked, outputs } = data

  if (!report.blocks) return <ReportLacking lacking={report.lacking} />

  const ways: Ways = {
    see: part.rows.see,
    openRows: (figure) => {
      learn(HINT)
      setOpened({ figure, isOpen: true })
    },
    // A figure leads to its rows, wherever the page has been scrolled to.
    openList: (list, shows) => {
      address.push({ [`f.${list}`]: shows })
      requestAnimationFrame(() => {
        const shown = page.current?.querySelector(`[data-list="${list}"]`)
        shown?.scrollIntoView({ block: 'start' })
        shown?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
      })
    },
  }
  const handed = <ReportOutputs outputs={outputs} chosen={reading.chosen} note={report.note} />
  return (
    <ReportWays value={ways}>
      {report.lacking && <ReportLacking lacking={report.lacking} />}
      {part.form && report.form ? (
        <ReportForm part={part} titled={part.form} reading={reading} asked={asked} form={report.form} outputs={handed} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-3">
          <ReportControls part={part} reading={reading} isBare />
          <span className="flex-1 max-md:hidden" />
          {handed}
        </div>
      )}
      {report.behind.size > 0 && (
        <FirstHint name={HINT}>
          Una cifra sottolineata apre ciò di cui è fatta. Le frecce {part.form ? `accanto a «${part.period.label}»` : 'in alto'} passano al
          periodo prima e a quello dopo.
        </FirstHint>
      )}
      <div ref={page} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 md:gap-6 empty:hidden" aria-busy={isBusy}>
        <ReportBlocks blocks={report.blocks} />
      </div>
      {opened && <RowsDialog {...opened} rows={part.rows} behind={report.behind} onClose={() => setOpened({ ...opened, isOpen: false })} />}
    </ReportWays>
  )
}
