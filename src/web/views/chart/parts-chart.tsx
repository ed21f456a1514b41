import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inMonths, monthsOf } from '../../../kernel/chart/read-months.ts'
import { readParts, type ChartPart, type PartsChart as Parts } from '../../../kernel/chart/read-parts.ts'
import type { ChartPanel } from '../../../kernel/screen.ts'
import { asking } from '../../data/asking.ts'
import { entityOf, useSector } from '../../data/sector-context.tsx'
import { useNames } from '../../data/use-names.ts'
import { BarsTable } from './bars-table.tsx'
import { ChartFrame } from './chart-frame.tsx'
import { periodOf, written } from './chart-words.ts'
import { Donut } from './donut.tsx'
import { useListLink } from '../use-list-link.ts'

/** A figure by the values of a field, the greatest first. */
export function PartsChart({ panel }: { panel: ChartPanel }) {
  const { store, at } = useSector()
  const { data, isError, refetch } = useQuery({
    ...asking(store, ['chart', at.today, panel], (read) => readParts(read, panel)),
    placeholderData: keepPreviousData,
  })
  const about = panel.day === undefined ? '' : periodOf(monthsOf(panel, at.today))
  return (
    <ChartFrame
      panel={panel}
      about={about}
      answer={data && panel.shape === 'bars' && <p className="font-display text-xl num">{written(data.value, panel.unit)}</p>}
      isError={isError && !data}
      onRetry={() => void refetch()}
    >
      {data && (data.parts.length > 0 ? <Drawn panel={panel} data={data} /> : null)}
    </ChartFrame>
  )
}

function Drawn({ panel, data }: { panel: ChartPanel; data: Parts }) {
  const { sector } = useSector()
  const entity = entityOf(sector, panel.entity)
  const link = useListLink(entity, panel.opens)
  const field = entity.fields[panel.by]
  const names = useNames(field?.kind === 'reference' ? data.parts.flatMap(({ key }) => (key ? [key] : [])) : [])
  const { day, months = 12, where, by } = panel
  const during = inMonths({ where, ...(day !== undefined && { day }) }, 1 - months, 0)
  const labelOf = ({ key }: ChartPart) => {
    if (key === undefined) return `Altri ${data.rest}`
    return (key && field?.format(key, names)) || (key ? '…' : 'Non indicato')
  }
  const rows = data.parts.map((part) => ({
    key: part.key ?? 'altri',
    label: labelOf(part),
    value: part.value,
    share: part.share,
    href: part.key ? link([...during, { field: by, op: 'eq', value: part.key }]) : undefined,
  }))
  const table = { title: panel.title, heading: field?.label ?? '', unit: panel.unit, rows }
  // Parts below nothing are no slices.
  const hasSlices = data.parts.every(({ share }) => share !== undefined)
  return panel.shape === 'donut' && hasSlices ? <Donut {...table} whole={written(data.value, panel.unit)} /> : <BarsTable {...table} />
}
