import { Download } from 'lucide-react'
import { useState } from 'react'
import { isStored } from '../../kernel/fields/derived.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { useListedEntity } from '../data/chosen-list.tsx'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useAddress } from '../data/use-address.ts'
import { lateDialog } from '../late/late-dialog.tsx'
import { usePrint } from '../print/use-print.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { viewOf, type ListQuery } from '../screen/list-query.ts'
import { exportList, exportShown, type ExportKind } from './export-list.ts'
import { shownDays } from './shown-days.ts'
import { shownSheet, useShownSheet } from './shown-sheet.ts'
import { orTold } from '../ui/toast.ts'

const ReservedDialog = lateDialog(async () => (await import('./reserved-dialog.tsx')).ReservedDialog)

export interface ExportMenuProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What is on screen as a file or on paper. */
export function ExportMenu({ screen, query }: ExportMenuProps) {
  const { store, at } = useSector()
  const described = useEntity(screen.entity)
  const listed = useListedEntity(screen.entity)
  const printPaper = usePrint()
  const address = useAddress()
  // Columns are chosen for the table alone.
  const entity = viewOf(screen, address) === 'list' ? listed : described
  const days = shownDays(entity, viewOf(screen, address), address, at.today, query.where)
  const sheet = useShownSheet()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const reserved = Object.values(entity.fields).flatMap((field) => (field.access?.read && isStored(field) ? [field.label] : []))
  const take = async (work: () => Promise<void>) => {
    setIsBusy(true)
    await orTold('L’esportazione', work)
    setIsBusy(false)
  }
  const run = (kind: ExportKind) =>
    void take(() =>
      exportList(kind, { store, at, screen, entity, query: { ...query, where: [...query.where, ...(days?.where ?? [])] }, printPaper }),
    )
  const runShown = (kind: 'csv' | 'xlsx' | 'print') =>
    void take(async () => {
      const latest = shownSheet()
      if (latest) await exportShown(kind, latest, { at, printPaper })
    })
  const list: readonly MenuItem[] = [
    { label: 'CSV', hint: sheet === 'table' ? 'colonne dell’elenco' : 'colonne a schermo', onSelect: () => run('csv') },
    { label: 'CSV', hint: 'tutti i campi', onSelect: () => (reserved.length > 0 ? setIsAsking(true) : run('csv-whole')) },
    { label: 'Excel (XLSX)', onSelect: () => run('xlsx') },
    ...(sheet === 'paper' ? [{ label: 'Stampa', hint: 'come a schermo', onSelect: () => runShown('print') }] : []),
    { label: 'Stampa elenco', onSelect: () => run('print') },
  ]
  const shown: readonly MenuItem[] = [
    { label: 'CSV', onSelect: () => runShown('csv') },
    { label: 'Excel (XLSX)', onSelect: () => runShown('xlsx') },
    { label: 'Stampa', onSelect: () => runShown('print') },
  ]
  const items =
    sheet === 'table'
      ? [
          { label: 'Esporta quello che vedi', items: shown },
          { label: entity.label.many, items: list },
        ]
      : [{ label: ['Esporta quello che vedi', days?.label].filter(Boolean).join(': '), items: list }]
  return (
    <>
      <Menu
        trigger={<IconButton label="Esporta" icon={<Download aria-hidden />} variant="outline" aria-busy={isBusy} disabled={isBusy} />}
        items={items}
      />
      <ReservedDialog open={isAsking} onClose={() => setIsAsking(false)} labels={reserved} onExport={() => run('csv-whole')} />
    </>
  )
}
