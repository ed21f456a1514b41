import { Suspense } from 'react'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useListedEntity } from '../../data/chosen-list.tsx'
import { readableWidth, roomOf } from './column-widths.ts'
import { BESIDE, listColumns } from './list-columns.ts'
import { ListItems } from './list-items.tsx'
import { ListTable } from './list-table.tsx'
import { queryOf } from '../../screen/list-query.ts'
import { SelectionContext, useNewSelection } from '../selection/selection.ts'
import type { OwnViewProps } from '../../screen/own-parts.ts'
import { late } from '../../late/late.tsx'

const SelectionBar = late(async () => (await import('../selection/selection-bar.tsx')).SelectionBar)

/** Widest screen on which a table that has no room for names becomes rows; on a wider one it scrolls. */
const TABLET_MAX = 1023
/** What stands beside a table on a tablet: the narrow bar and its own margins. */
const BESIDE_PX = 64 + 2 * 16

/** A collection as a table, and where there is no room for its columns as rows of two lines. */
export function ListView(props: OwnViewProps) {
  const entity = useListedEntity(props.screen.entity)
  const needed = readableWidth(roomOf(listColumns(entity, props.screen)), BESIDE) * 16 + BESIDE_PX
  const narrow = Math.max(MOBILE_MAX, Math.min(TABLET_MAX, Math.ceil(needed) - 1))
  const isNarrow = useMedia(`(max-width: ${narrow}px)`)
  const asked = queryOf(props.screen, props.query)
  const selection = useNewSelection(asked)
  const list = { ...props, asked, selection }
  return (
    <SelectionContext value={selection}>
      <div className="flex h-full min-h-0 flex-col">
        <div className="min-h-0 flex-1">{isNarrow ? <ListItems {...list} /> : <ListTable {...list} />}</div>
        {selection.ids.size > 0 && (
          <Suspense>
            <SelectionBar screen={props.screen} selection={selection} />
          </Suspense>
        )}
      </div>
    </SelectionContext>
  )
}
