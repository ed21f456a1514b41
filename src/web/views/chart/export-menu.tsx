import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Period } from '../../../kernel/chart/period.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { useSector } from '../../data/sector-context.tsx'
import { usePrint } from '../../print/use-print.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { ChartExport } from './export-chart.ts'
import { orTold } from '../../ui/toast.ts'

/** What a panel shows as a file or on paper. */
export function ExportMenu({ panel, period }: { panel: ChartPanel; period: Period }) {
  const about = useSector()
  const printPaper = usePrint()
  const [isBusy, setIsBusy] = useState(false)
  const take = async (kind: ChartExport) => {
    setIsBusy(true)
    await orTold('L’esportazione', async () => {
      const { exportChart } = await import('./export-chart.ts')
      await exportChart(kind, { ...about, panel, period, printPaper })
    })
    setIsBusy(false)
  }
  return (
    <Menu
      trigger={<IconButton label={`Esporta ${panel.title}`} icon={<Download aria-hidden />} aria-busy={isBusy} disabled={isBusy} />}
      items={[
        { label: 'CSV', onSelect: () => void take('csv') },
        { label: 'Excel (XLSX)', onSelect: () => void take('xlsx') },
        { label: 'Stampa', onSelect: () => void take('print') },
      ]}
    />
  )
}
