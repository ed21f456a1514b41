import { MOBILE_MAX } from '../ui/breakpoints.ts'
import { useMedia } from '../ui/use-media.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { ListItems } from './list-items.tsx'
import { ListTable } from './list-table.tsx'
import type { ListQuery } from './list-query.ts'

interface ListViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** A collection as a table, and on a phone as rows of two lines. */
export function ListView(props: ListViewProps) {
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  return isPhone ? <ListItems {...props} /> : <ListTable {...props} />
}
