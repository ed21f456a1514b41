import { Download } from 'lucide-react'
import { useState } from 'react'
import { isStored } from '../../kernel/fields/derived.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { notify } from '../ui/toast.ts'
import type { ListQuery } from '../views/list-query.ts'
import { listRows } from './list-rows.ts'
import { download, fileName } from './download.ts'
import { usePrint } from '../print/use-print.ts'
import { listPaper } from './list-paper.ts'

export interface ExportMenuProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What is on screen as a file or on paper: the same filters, search and order, on every page. */
export function ExportMenu({ screen, query }: ExportMenuProps) {
  const { store, at } = useSector()
  const printPaper = usePrint()
  const entity = useEntity(screen.entity)
  const [isBusy, setIsBusy] = useState(false)
  const headings = Object.fromEntries(
    entity.table.map((key) => [key, screen.headings?.[key] ?? entity.fields[key]?.short ?? entity.fields[key]?.label ?? key]),
  )

  const run = async (work: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      console.error(error)
      notify({ text: 'L’esportazione non è riuscita. Riprova fra poco.', tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  const csv = (columns: readonly string[], words: Readonly<Record<string, string>>) =>
    run(async () => {
      const [{ rows, names }, { toCsv }] = await Promise.all([listRows(store, screen, query), import('../../kernel/derive/csv.ts')])
      download(
        fileName(screen.label, at.today, 'csv'),
        toCsv(entity, rows, (id) => names[id], { columns, headings: words }),
      )
    })
  const xlsx = () =>
    run(async () => {
      const [{ rows, names }, { workbook }, { sheetCell }] = await Promise.all([
        listRows(store, screen, query),
        import('./xlsx/workbook.ts'),
        import('../fields/sheet-cell.ts'),
      ])
      const columns = entity.table.flatMap((key) => {
        const field = entity.fields[key]
        return field ? [{ heading: headings[key] ?? key, cells: rows.map((row) => sheetCell(field, row[key], (id) => names[id])) }] : []
      })
      download(fileName(screen.label, at.today, 'xlsx'), await workbook(screen.label, columns))
    })
  const print = () =>
    run(async () => {
      await printPaper(listRows(store, screen, query).then((all) => listPaper(screen, entity, all, at)))
    })
  const everything = Object.keys(entity.fields).filter((key) => entity.fields[key] && isStored(entity.fields[key]))

  return (
    <Menu
      trigger={<IconButton label="Esporta" icon={<Download aria-hidden />} variant="outline" aria-busy={isBusy} disabled={isBusy} />}
      items={[
        {
          label: 'Esporta quello che vedi',
          items: [
            { label: 'CSV', hint: 'colonne a schermo', onSelect: () => void csv(entity.table, headings) },
            { label: 'CSV', hint: 'tutti i campi', onSelect: () => void csv(everything, {}) },
            { label: 'Excel (XLSX)', onSelect: () => void xlsx() },
            { label: 'Stampa elenco', onSelect: () => void print() },
          ],
        },
      ]}
    />
  )
}
