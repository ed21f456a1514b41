import { Download } from 'lucide-react'
import { useState } from 'react'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useAddress } from '../data/use-address.ts'
import { usePrint } from '../print/use-print.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { notify } from '../ui/toast.ts'
import { viewOf, type ListQuery } from '../views/list-query.ts'
import { exportList, type ExportKind } from './export-list.ts'
import { shownDays } from './shown-days.ts'

export interface ExportMenuProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** What is on screen as a file or on paper. */
export function ExportMenu({ screen, query }: ExportMenuProps) {
  const { store, at } = useSector()
  const entity = useEntity(screen.entity)
  const printPaper = usePrint()
  const address = useAddress()
  const shown = shownDays(entity, viewOf(screen, address), address, at.today, query.where)
  const [isBusy, setIsBusy] = useState(false)
  const run = async (kind: ExportKind) => {
    setIsBusy(true)
    try {
      await exportList(kind, {
        store,
        at,
        screen,
        entity,
        query: { ...query, where: [...query.where, ...(shown?.where ?? [])] },
        printPaper,
      })
    } catch (error) {
      console.error(error)
      notify({ text: 'L’esportazione non è riuscita. Riprova fra poco.', tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Menu
      trigger={<IconButton label="Esporta" icon={<Download aria-hidden />} variant="outline" aria-busy={isBusy} disabled={isBusy} />}
      items={[
        {
          label: ['Esporta quello che vedi', shown?.label].filter(Boolean).join(': '),
          items: [
            { label: 'CSV', hint: 'colonne a schermo', onSelect: () => void run('csv') },
            { label: 'CSV', hint: 'tutti i campi', onSelect: () => void run('csv-whole') },
            { label: 'Excel (XLSX)', onSelect: () => void run('xlsx') },
            { label: 'Stampa elenco', onSelect: () => void run('print') },
          ],
        },
      ]}
    />
  )
}
