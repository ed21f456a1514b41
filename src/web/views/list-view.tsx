import { MOBILE_MAX } from '../ui/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { useEntity } from '../data/sector-context.tsx'
import { readableWidth, roomOf } from './column-widths.ts'
import { ACTIONS, listColumns } from './list-columns.ts'
import { ListItems } from './list-items.tsx'
import { ListTable } from './list-table.tsx'
import type { ListQuery } from './list-query.ts'

interface ListViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** Widest screen on which a table that has no room for names becomes rows; on a wider one it scrolls. */
const TABLET_MAX = 1023
/** What stands beside a table on a tablet: the narrow bar and its own margins. */
const BESIDE_PX = 64 + 2 * 16

/** A collection as a table, and where there is no room for its columns as rows of two lines. */
export function ListView(props: ListViewProps) {
  const entity = useEntity(props.screen.entity)
  const needed = readableWidth(roomOf(listColumns(entity, props.screen)), ACTIONS) * 16 + BESIDE_PX
  const narrow = Math.max(MOBILE_MAX, Math.min(TABLET_MAX, Math.ceil(needed) - 1))
  return useMedia(`(max-width: ${narrow}px)`) ? <ListItems {...props} /> : <ListTable {...props} />
}
