import { isReference } from '../../../kernel/entity/entity.ts'
import type { Period } from '../../../kernel/chart/period.ts'
import { readMonths } from '../../../kernel/chart/read-months.ts'
import { readParts, type ChartPart } from '../../../kernel/chart/read-parts.ts'
import type { ShownChart } from '../../../kernel/chart/shown-chart.ts'
import { isKind, type Field, type Names } from '../../../kernel/fields/field.ts'
import type { ChartPanel } from '../../../kernel/chart/chart-panel.ts'
import type { Sector } from '../../../kernel/sector/sector.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { entityOf } from '../../data/sector-context.tsx'
import { titlesOf } from '../../data/use-names.ts'
import { someMonths } from './period.ts'

const fieldOf = (sector: Sector, { entity, by }: ChartPanel): Field | undefined => entityOf(sector, entity).fields[by]

export function isOverMonths(sector: Sector, panel: ChartPanel): boolean {
  const by = fieldOf(sector, panel)
  return by !== undefined && isKind(by, 'date')
}

/** Works a chart out, with the names of its parts: for the screen, for paper, for a file. */
export async function readChart(store: Store, sector: Sector, panel: ChartPanel, period: Period, today: string): Promise<ShownChart> {
  if (isOverMonths(sector, panel)) return { panel, by: 'months', ...(await readMonths(store, panel, someMonths(period), today)) }
  const read = await readParts(store, panel, period, today)
  const field = fieldOf(sector, panel)
  const ids = field && isReference(field) ? read.parts.flatMap(({ key }) => (key ? [key] : [])) : []
  const titles = await titlesOf(store, sector.entities, ids)
  const parts = read.parts.map((part) => ({ ...part, label: labelOf(part, read.rest, field, (id) => titles[id]) }))
  return { panel, by: 'parts', ...read, heading: field?.label ?? '', parts }
}

function labelOf({ key }: ChartPart, rest: number, field: Field | undefined, names: Names): string {
  if (key === undefined) return `Altri ${rest}`
  return (key && field?.format(key, names)) || (key ? '…' : 'Non indicato')
}
