import { useState } from 'react'
import type { ReportList as List, ReportListRow } from '../../../kernel/report/report-blocks.ts'
import { useAddress } from '../../data/use-address.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { useGrowing } from '../window/use-growing.ts'
import { DetailDialog } from './detail-dialog.tsx'
import { figureText } from '../../../kernel/metric/figure-text.ts'

/** The first fill a screen; a month may have a thousand and more. */
const GROWTH = { first: 40, step: 40 }

/** On a phone the heading and one figure, on a desk all of them and the badge. */
const grid = 'grid gap-x-3 grid-cols-[minmax(0,1fr)_auto] md:grid-cols-(--wide)'
const widthOf = ({ unit = 'count' }: List['columns'][number]) => (unit === 'money' ? '6rem' : '4rem')

/** Rows that open on what they are made of; all of them, or those of one list. */
export function ReportList({ list }: { readonly list: List }) {
  const { key, title, label, lists, columns, rows, empty } = list
  const address = useAddress()
  const [opened, setOpened] = useState<{ readonly key: string; readonly isOpen: boolean }>()
  const [whole] = lists
  const asked = lists.find((one) => one.key === address.get(`f.${key}`)) ?? whole
  const shown = asked === whole ? rows : rows.filter((row) => row.in.includes(asked?.key ?? ''))
  const drawn = useGrowing(shown.length, GROWTH, asked?.key)
  const [first, ...others] = columns
  const openRow = rows.find((row) => row.key === opened?.key)
  const wide = { '--wide': ['minmax(0,1fr)', ...others.map(widthOf), '8.5rem'].join(' ') } as React.CSSProperties
  return (
    <div data-list={key} className="min-w-0 scroll-mt-4">
      <Panel title={title} aria-label={title} style={wide}>
        <div className="overflow-x-auto border-b border-line px-5 py-3">
          <Segmented
            label={label}
            className="whitespace-nowrap"
            value={asked?.key ?? ''}
            onChange={(next) => address.push({ [`f.${key}`]: next === whole?.key ? undefined : next })}
            options={lists.map((one) => ({ value: one.key, label: one.label }))}
          />
        </div>
        {shown.length === 0 && <p className="px-5 py-8 text-center text-sm text-ink-faint">{empty}</p>}
        <div aria-hidden className={classNames('border-b border-line px-5 py-2 text-xs font-medium text-ink-faint max-md:hidden', grid)}>
          <span>{first?.label}</span>
          {others.map((column) => (
            <span key={column.label} className="text-right">
              {column.label}
            </span>
          ))}
        </div>
        <ul className="divide-y divide-line">
          {shown.slice(0, drawn).map((row) => (
            <Row key={row.key} row={row} columns={others} onOpen={() => setOpened({ key: row.key, isOpen: true })} />
          ))}
        </ul>
        <div className={classNames('border-t border-line-strong px-5 py-3 font-medium', grid)}>
          <span>Totale</span>
          {others.map(({ label: column, unit, sums, main }, at) => (
            <span key={column} className={classNames('text-right num', !main && 'max-md:hidden')}>
              {sums && figureText({ value: shown.reduce((sum, { figures }) => sum + (figures[at]?.value ?? 0), 0), unit })}
            </span>
          ))}
        </div>
      </Panel>
      {opened && openRow && (
        <DetailDialog detail={openRow.opens} isOpen={opened.isOpen} onClose={() => setOpened({ ...opened, isOpen: false })} />
      )}
    </div>
  )
}

interface RowProps {
  readonly row: ReportListRow
  readonly columns: List['columns']
  readonly onOpen: () => void
}

function Row({ row: { heading, detail, figures, badge }, columns, onOpen }: RowProps) {
  const main = columns.findIndex((column) => column.main)
  return (
    <li className={classNames('relative items-center px-5 py-2.5 transition-colors hover:bg-ink/4', grid)}>
      <div className="min-w-0 max-md:row-span-2">
        <RowButton onClick={onOpen} className="max-w-full truncate">
          {heading}
        </RowButton>
        <p className="text-xs text-ink-faint num">{detail}</p>
      </div>
      {columns.map(({ label, unit }, at) => {
        const { value = 0, warning } = figures[at] ?? {}
        return (
          <span key={label} className={classNames('text-right num', at !== main && 'text-sm max-md:hidden', at > main && 'text-ink-soft')}>
            {figureText({ value, unit })}
            {warning !== undefined && <span className="block text-xs text-warn">{warning}</span>}
          </span>
        )
      })}
      <span className="flex flex-col items-end gap-1 max-md:col-start-2">
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {columns.map(({ label }, at) => {
          const warning = at === main ? undefined : figures[at]?.warning
          return (
            warning !== undefined && (
              <span key={label} className="text-xs text-warn num md:hidden">
                {label.toLowerCase()} {warning}
              </span>
            )
          )
        })}
      </span>
    </li>
  )
}
