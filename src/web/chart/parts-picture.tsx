import type { NamedPart } from '../../kernel/chart/shown-chart.ts'
import type { ChartPanel } from '../../kernel/chart/chart-panel.ts'
import { BarsTable } from './bars-table.tsx'
import { written } from './chart-words.ts'
import { Donut } from './donut.tsx'

interface PartsPictureProps {
  readonly panel: ChartPanel
  readonly heading: string
  readonly parts: readonly NamedPart[]
  readonly value: number | undefined
  /** The list that makes a figure. */
  readonly hrefOf?: (part: NamedPart) => string | undefined
}

/** Parts as they are drawn, with their table. Below nothing they are no slices, and stand as bars. */
export function PartsPicture({ panel: { title, unit, shape }, heading, parts, value, hrefOf = () => undefined }: PartsPictureProps) {
  const rows = parts.map((part) => ({ ...part, key: part.key ?? 'altri', href: hrefOf(part) }))
  const table = { title, heading, unit, rows }
  const hasSlices = parts.every(({ share }) => share !== undefined)
  return shape === 'donut' && hasSlices ? <Donut {...table} whole={written(value, unit)} /> : <BarsTable {...table} />
}
