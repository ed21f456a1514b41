import { FileDown, FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import { firmAt } from '../../../kernel/paper/firm-at.ts'
import type { ReportChosen, ReportObstacles, ReportOutput } from '../../../kernel/report/report.ts'
import { site } from '../../../site.ts'
import { useSector } from '../../data/sector-context.tsx'
import { download } from '../../ui/download.ts'
import { usePrint } from '../../print/use-print.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify, orTold } from '../../ui/toast.ts'
import { MissingLine } from './report-missing.tsx'

const icons = { paper: Printer, file: FileDown, sheet: FileSpreadsheet } as const

interface ReportOutputsProps {
  readonly outputs: readonly ReportOutput[]
  readonly chosen: ReportChosen | undefined
  readonly note: string | undefined
}

/** The figures on paper and as files. Where there can be none yet, why, line by line. */
export function ReportOutputs({ outputs, chosen, note }: ReportOutputsProps) {
  const { sector, store, at } = useSector()
  const printPaper = usePrint()
  const [refused, setRefused] = useState<{ readonly obstacles: ReportObstacles; readonly isOpen: boolean }>()
  const hand = async (output: ReportOutput) => {
    if (!chosen) return
    const made = await output.make(store, chosen, await firmAt(sector, store, at), site.name)
    if ('paper' in made) await printPaper(made.paper)
    else if ('obstacles' in made) setRefused({ ...made, isOpen: true })
    else if ('file' in made) {
      download(made.file.name, made.file.text, `${made.file.mediaType};charset=utf-8`)
      notify({ text: `File pronto: ${made.file.name}`, tone: 'success' })
    } else {
      const { writeCsv } = await import('../../../kernel/exchange/csv.ts')
      const [headings = [], ...rows] = made.sheet.rows
      download(made.sheet.name, writeCsv(headings, rows))
    }
  }
  const press = (output: ReportOutput) => orTold(output.as === 'paper' ? 'La stampa' : 'La preparazione del file', () => hand(output))
  const close = () => refused && setRefused({ ...refused, isOpen: false })
  return (
    <>
      {outputs.length > 0 && (
        <div className="action-row max-md:w-full">
          {outputs.map((output) => {
            const Icon = icons[output.as]
            return (
              <Button key={output.label} icon={<Icon aria-hidden />} onClick={() => void press(output)}>
                {output.label}
              </Button>
            )
          })}
        </div>
      )}
      {note && <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">{note}</p>}
      {refused && (
        <Dialog
          open={refused.isOpen}
          onOpenChange={(next) => !next && close()}
          title={refused.obstacles.title}
          description={refused.obstacles.text}
        >
          <ul className="-mx-6 divide-y divide-line border-t border-line">
            {refused.obstacles.lines.map((line) => (
              <MissingLine key={`${line.heading} ${line.text}`} line={line} onLeave={close} />
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
