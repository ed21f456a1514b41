import { useEntity } from '../../data/sector-context.tsx'
import { isKind } from '../../../kernel/fields/field.ts'
import type { ChartPanel } from '../../../kernel/screen.ts'
import { MonthsChart } from './months-chart.tsx'
import { PartsChart } from './parts-chart.tsx'

/** A described figure over months, or by the values of a field. */
export function ChartView({ panel }: { panel: ChartPanel }) {
  const by = useEntity(panel.entity).fields[panel.by]
  return by && isKind(by, 'date') ? <MonthsChart panel={panel} /> : <PartsChart panel={panel} />
}
