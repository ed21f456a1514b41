import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { usePrint } from '../../print/use-print.ts'
import type { ChartExport } from '../../views/chart/export-chart.ts'
import type { PaletteEntry } from './entries.ts'
import { orTold } from '../../ui/toast.ts'

const EXPORTS: readonly (readonly [ChartExport, verb: string, how: string])[] = [
  ['print', 'Stampa', ''],
  ['csv', 'Esporta', ' (CSV)'],
  ['xlsx', 'Esporta', ' (Excel)'],
]

/** What can be done with every chart of the trade. */
export function useChartCommands(): readonly PaletteEntry[] {
  const about = useSector()
  const address = useAddress()
  const printPaper = usePrint()
  const take = async (panel: ChartPanel, kind: ChartExport) => {
    const [{ exportChart }, { periodChoice }, { isOverMonths }] = await Promise.all([
      import('../../views/chart/export-chart.ts'),
      import('../../views/chart/period.ts'),
      import('../../views/chart/read-chart.ts'),
    ])
    const { period } = periodChoice(panel, isOverMonths(about.sector, panel), address)
    await exportChart(kind, { ...about, panel, period, printPaper })
  }
  return about.sector.screens.flatMap((screen) => {
    if (screen.kind !== 'overview') return []
    return screen.panels.flatMap((panel): readonly PaletteEntry[] => {
      if (panel.kind !== 'chart') return []
      return EXPORTS.map(([kind, verb, how]) => ({
        key: `grafico ${screen.key} ${panel.title} ${kind}`,
        label: `${verb} ${panel.title}${how}`,
        icon: kind === 'print' ? 'printer' : 'download',
        hint: screen.label,
        words: ['grafico', 'scarica', 'carta', 'pdf', 'foglio'],
        run: () => void orTold('L’esportazione', () => take(panel, kind)),
      }))
    })
  })
}
