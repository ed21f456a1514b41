import { dayLabel } from '../calendar/week-days.ts'
import { usePrint } from '../../print/use-print.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { notify } from '../../ui/toast.ts'
import { paperOf, sheetOf } from './plan-paper.ts'
import type { Plan } from './use-plan.ts'

/** The room as it stands, on paper or as a sheet. */
export function PaperButtons({ plan, title }: { readonly plan: Plan; readonly title: string }) {
  const { at } = useSector()
  const print = usePrint()
  const { moment } = plan
  const when = [dayLabel(moment.day), moment.service?.label ?? (moment.isNow ? at.time : moment.hour)].filter(Boolean).join(', ')
  const failed = (text: string) => (error: unknown) => {
    console.error(error)
    notify({ text, tone: 'destructive' })
  }
  const save = async () => {
    const [{ workbook }, { download, fileName }] = await Promise.all([
      import('../../exchange/xlsx/workbook.ts'),
      import('../../exchange/download.ts'),
    ])
    const { headings, rows } = sheetOf(plan)
    const cells = (index: number) => rows.map((row) => ({ style: 'text' as const, value: row[index] ?? '' }))
    const content = await workbook(
      plan.screen.label,
      headings.map((heading, index) => ({ heading, cells: cells(index) })),
    )
    download(fileName(title, moment.day, 'xlsx'), content)
  }
  return (
    <>
      <IconButton
        variant="outline"
        label="Stampa la pianta come elenco"
        icon={<Icon name="printer" />}
        onClick={() => void print(paperOf(title, when, sheetOf(plan))).catch(failed('La stampa non è riuscita. Riprova.'))}
      />
      <IconButton
        variant="outline"
        label="Pianta in Excel"
        icon={<Icon name="download" />}
        onClick={() => void save().catch(failed('L’esportazione non è riuscita. Riprova fra poco.'))}
      />
    </>
  )
}
