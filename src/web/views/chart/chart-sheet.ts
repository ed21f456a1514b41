import type { ShownChart } from '../../../kernel/chart/shown-chart.ts'
import type { Unit } from '../../../kernel/metric/metric.ts'
import type { SheetCell } from '../../fields/list-half.ts'
import type { SheetColumn } from '../../exchange/xlsx/workbook.ts'
import { writtenMonth, yearNames } from '../../chart/chart-words.ts'
import { capital } from '../../../kernel/italian/capital.ts'

const figure = (value: number | undefined, unit: Unit | 'share'): SheetCell | undefined => {
  if (value === undefined) return undefined
  if (unit === 'money') return { style: 'money', value: Math.round(value) / 100 }
  if (unit === 'share') return { style: 'percent', value }
  if (unit === 'percent') return { style: 'percent', value: value / 100 }
  return { style: 'number', value }
}

/** The table behind a chart, as the columns of a sheet. */
export function chartSheet(chart: ShownChart): readonly SheetColumn[] {
  const { unit, compare } = chart.panel
  const column = <T>(heading: string, rows: readonly T[], cell: (row: T) => SheetCell | undefined) => ({ heading, cells: rows.map(cell) })
  if (chart.by === 'parts') {
    const { parts, heading } = chart
    const hasShares = parts.some(({ share }) => share !== undefined)
    return [
      column(heading, parts, ({ label }) => ({ style: 'text', value: label })),
      column('Valore', parts, ({ value }) => figure(value, unit)),
      ...(hasShares ? [column('Quota', parts, ({ share }) => figure(share, 'share'))] : []),
    ]
  }
  const { months } = chart
  const names = yearNames(months)
  return [
    column('Mese', months, (month) => ({ style: 'text', value: writtenMonth(month) })),
    column(compare ? capital(names.now) : 'Valore', months, ({ value }) => figure(value, unit)),
    ...(compare
      ? [
          column(capital(names.before), months, ({ before }) => figure(before, unit)),
          column('Differenza', months, ({ growth }) => figure(growth, 'share')),
        ]
      : []),
  ]
}

/** A cell as a spreadsheet takes it out of a text. */
export function cellText(cell: SheetCell | undefined): string {
  if (!cell) return ''
  const { style, value } = cell
  if (typeof value === 'string') return value
  const plain = (digits: number) => value.toFixed(digits).replace('.', ',')
  if (style === 'money') return plain(2)
  return style === 'percent' ? `${(value * 100).toFixed(1).replace('.', ',')}%` : String(Math.round(value * 100) / 100).replace('.', ',')
}
