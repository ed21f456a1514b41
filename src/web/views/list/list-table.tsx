import { useMemo, useState } from 'react'
import { safetyKeys } from '../../../kernel/derive/safety.ts'
import { useListedEntity } from '../../data/chosen-list.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { columnWidths, leastWidth, roomOf } from './column-widths.ts'
import { ACTIONS, BESIDE, CHOICE, listColumns } from './list-columns.ts'
import { ListHead } from './list-head.tsx'
import type { ShownList } from './shown-list.ts'
import { ListRow, ListRowWaiting } from './list-row.tsx'
import { usePagedRows } from '../window/use-paged-rows.ts'
import { useRecordKeys } from './use-record-keys.ts'
import { useScroller, useWindow } from '../window/use-window.ts'

/** `h-11` of a row, and of the head that stays in view. */
const ROW = 44
/** A row of a table that must say safety data whole: up to four lines of it. */
const SAFE_ROW = 64

/** A real table however long the list is: what is out of view is only height. */
export function ListTable({ screen, query, asked, selection }: ShownList) {
  const entity = useListedEntity(screen.entity)
  const [count, setCount] = useState(0)
  const form = useRecordForm()
  const [scroller, setScroller] = useScroller()
  const height = safetyKeys(entity).length > 0 ? SAFE_ROW : ROW
  const shown = useWindow({ count, height, scroller, of: JSON.stringify(asked), top: ROW })
  const rows = usePagedRows(asked, { first: shown.indexes[0] ?? 0, last: shown.indexes.at(-1) ?? 0 })
  if (rows.total !== undefined && rows.total !== count) setCount(rows.total)
  const active = useRecordKeys({
    list: scroller,
    count,
    reveal: shown.reveal,
    onOpen: (index) => {
      const found = rows.at(index)
      if (found) form.edit(entity, found.row.id)
    },
    choosing: {
      ...selection,
      isOn: selection.ids.size > 0,
      all: () => selection.all(count),
      toggle: (index) => {
        const found = rows.at(index)
        if (found) selection.toggle(found.row.id, index)
      },
    },
  })
  // One array as long as the entity is the same, or every row would be drawn again while one scrolls.
  const columns = useMemo(() => listColumns(entity, screen), [entity, screen])
  const rooms = roomOf(columns)
  const widths = columnWidths(rooms, BESIDE)

  if (rows.isError) return <NotRead text="Non riesco a leggere questo elenco." onRetry={rows.retry} />
  return (
    <div className="flex h-full min-h-0 flex-col px-4 pb-4 lg:px-7 lg:pb-7">
      <div
        ref={setScroller}
        className="@container min-h-0 scroll-pt-12 scroll-pr-24 scroll-pb-2 overflow-auto rounded-lg border border-line bg-raised shadow-panel"
      >
        <table
          aria-label={screen.label}
          aria-rowcount={count + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-sm"
          style={{ minWidth: `${leastWidth(rooms, BESIDE)}rem` }}
        >
          <colgroup>
            <col style={{ width: `${CHOICE}rem` }} />
            {columns.map(({ key }, at) => (
              <col key={key} style={{ width: widths[at] }} />
            ))}
            <col style={{ width: `${ACTIONS}rem` }} />
          </colgroup>
          <ListHead screen={screen} columns={columns} query={query} selection={selection} count={count} />
          <tbody>
            <Gap height={shown.above} />
            {rows.total === undefined &&
              Array.from({ length: 8 }, (_, index) => <ListRowWaiting key={index} columns={columns.length + 2} />)}
            {shown.indexes.map((index) => {
              const found = rows.at(index)
              if (!found) return <ListRowWaiting key={index} columns={columns.length + 2} />
              return (
                <ListRow
                  key={found.row.id}
                  screen={screen}
                  columns={columns}
                  {...found}
                  index={index}
                  isActive={index === active}
                  isChosen={selection.ids.has(found.row.id)}
                />
              )
            })}
            <Gap height={shown.below} />
          </tbody>
        </table>
      </div>
    </div>
  )
}

const Gap = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />
