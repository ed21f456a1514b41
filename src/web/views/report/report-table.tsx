import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import type { ReportCell as CellOf, ReportTable as Table, ReportTableRow } from '../../../kernel/report/report-blocks.ts'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { Bars } from '../overview/overview-bars.tsx'
import { ReportCell } from './report-cell.tsx'
import { ReportStack } from './report-stack.tsx'

/** So many columns stand close together on a phone. */
const CLOSE = 4
const edge = 'px-1 text-right last:pr-4 md:px-4 md:last:pr-5'
/** As tall as a row, as wide as a finger; the last of a row keeps the panel's margin. */
const box =
  'flex min-h-row w-full min-w-tap items-center justify-end px-1 whitespace-nowrap md:px-4 [td:last-child>&]:pr-4 md:[td:last-child>&]:pr-5 pointer-coarse:min-h-tap'

/** A table whose figures open the rows behind them, with a picture over it where there is one. */
export function ReportTable({ table }: { readonly table: Table }) {
  const { title, bars, columns } = table
  const [room, fits] = useRoom(table)
  return (
    <Panel title={title}>
      {bars && <Bars {...bars} heading={columns[0]?.label} />}
      <div ref={room} className={classNames('overflow-x-auto', bars && 'border-t border-line')}>
        {fits ? <Wide table={table} /> : <ReportStack table={table} />}
      </div>
    </Panel>
  )
}

/** Whether the columns of a table have room beside each other. It is drawn once to be measured, before anything is seen. */
function useRoom(table: Table): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const room = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState<{ readonly of: Table; readonly needs: number; readonly has: number }>()
  const known = measured?.of === table ? measured : undefined
  const fits = known === undefined || known.needs <= known.has
  useLayoutEffect(() => {
    const { current } = room
    if (!current) return undefined
    const look = () =>
      setMeasured((last) => {
        const has = current.clientWidth
        const needs = last?.of === table && last.needs > last.has ? last.needs : current.scrollWidth
        return last?.of === table && last.needs === needs && last.has === has ? last : { of: table, needs, has }
      })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [table])
  return [room, fits]
}

function Wide({ table: { caption, columns, sections, total } }: { readonly table: Table }) {
  const isClose = columns.length > CLOSE
  const [first, ...others] = columns
  const head = classNames('text-left', isClose ? 'pr-1 pl-4 whitespace-nowrap md:pl-5' : 'pr-2 pl-5')
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line align-bottom text-xs text-ink-faint">
          <th scope="col" className={classNames('py-2 font-medium', head)}>
            {first?.label}
          </th>
          {others.map(({ label, title: whole }) => (
            <th key={label} scope="col" title={whole} className={classNames('py-2 font-medium', edge, isClose && 'max-md:text-2xs')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title: called, sums, rows }) => (
        <tbody key={called ?? ''} className={called === undefined ? 'divide-y divide-line' : 'border-b border-line last:border-b-0'}>
          {called !== undefined && (
            <tr className="text-xs text-ink-soft">
              <th scope="rowgroup" className={classNames('pt-3 pb-1 font-medium', head)}>
                {called}
              </th>
              {others.map(({ label }, at) => (
                <td key={label} className={classNames('pt-3 pb-1 num', edge)}>
                  {sums?.[at] !== undefined && formatNumber(sums[at])}
                </td>
              ))}
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.key} row={row} head={head} />
          ))}
        </tbody>
      ))}
      {total && (
        <tfoot className="border-t border-line-strong font-medium">
          <tr>
            <th scope="row" className={classNames('py-2', head)}>
              Totale
            </th>
            <Cells cells={total} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Row({ row: { label, said, isMarked, cells }, head }: { readonly row: ReportTableRow; readonly head: string }) {
  return (
    <tr>
      <th scope="row" className={classNames('py-2', head, isMarked ? 'font-medium' : 'font-normal', said !== undefined && 'num')}>
        {said !== undefined && <span className="sr-only">{said}</span>}
        <span aria-hidden={said !== undefined}>{label}</span>
      </th>
      <Cells cells={cells} />
    </tr>
  )
}

const Cells = ({ cells }: { readonly cells: readonly CellOf[] }) =>
  cells.map((cell, at) =>
    typeof cell === 'string' ? (
      <td key={at} className={classNames('text-ink-faint', edge)}>
        {cell}
      </td>
    ) : (
      <td key={at} className="p-0 text-right num">
        <ReportCell cell={cell} className={box} />
      </td>
    ),
  )
