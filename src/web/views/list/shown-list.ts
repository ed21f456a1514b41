import type { Query } from '../../../kernel/door/store.ts'
import type { OwnViewProps } from '../../screen/own-parts.ts'
import type { Selection } from '../selection/selection.ts'

/** What a list's table, or its rows of two lines, are told. */
export interface ShownList extends OwnViewProps {
  readonly asked: Query
  readonly selection: Selection
}
