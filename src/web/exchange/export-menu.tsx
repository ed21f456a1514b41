import type { CollectionScreen } from '../../kernel/screen.ts'
import type { ListQuery } from '../views/list-query.ts'

export interface ExportMenuProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

export function ExportMenu(_props: ExportMenuProps) {
  return null
}
