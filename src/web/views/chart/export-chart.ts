import type { Period } from '../../../kernel/chart/period.ts'
import type { ShownChart } from '../../../kernel/chart/shown-chart.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import type { Paper } from '../../../kernel/paper/paper.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import type { useSector } from '../../data/sector-context.tsx'
import { download, fileName } from '../../ui/download.ts'
import type { usePrint } from '../../print/use-print.ts'
import { aboutOf, formulaOf, growthOf, wholeOf } from './about-chart.ts'
import { cellText, chartSheet } from './chart-sheet.ts'
import { readChart } from './read-chart.ts'

export type ChartExport = 'csv' | 'xlsx' | 'print'

interface Exported extends Pick<ReturnType<typeof useSector>, 'sector' | 'store' | 'at'> {
  readonly panel: ChartPanel
  readonly period: Period
  readonly printPaper: ReturnType<typeof usePrint>
}

/** A chart as a file or on paper, over the period in which it is seen. What it needs is fetched here. */
export async function exportChart(kind: ChartExport, { sector, store, at, panel, period, printPaper }: Exported): Promise<void> {
  const chart = await readChart(store, sector, panel, period, at.today)
  const about = aboutOf(panel, period, at.today)
  if (kind === 'print') return printPaper(chartPaper(chart, about, at.today))
  const columns = chartSheet(chart)
  if (kind === 'xlsx') {
    const { workbook } = await import('../../exchange/xlsx/workbook.ts')
    return download(fileName(panel.title, at.today, 'xlsx'), await workbook(panel.title, columns))
  }
  const { writeCsv } = await import('../../../kernel/exchange/csv.ts')
  const rows = (columns[0]?.cells ?? []).map((_, row) => columns.map(({ cells }) => cellText(cells[row])))
  const headings = columns.map(({ heading }) => heading)
  download(fileName(panel.title, at.today, 'csv'), writeCsv(headings, rows))
}

function chartPaper(chart: ShownChart, about: string, today: string): Paper {
  const { panel } = chart
  return {
    title: panel.title,
    subtitle: [about, formatDate(today)].filter(Boolean).join(' · '),
    blocks: [
      { kind: 'text', title: 'In tutto', text: [wholeOf(chart), growthOf(chart)?.text].filter(Boolean).join(', ') },
      { kind: 'chart', chart },
      { kind: 'text', title: 'Come si calcola', text: formulaOf(chart) },
    ],
  }
}
