import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { screenOf, useSector } from '../../data/sector-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PointMenu, type MenuItem } from '../../ui/menu.tsx'
import { useRecordItems } from '../menu/use-record-items.tsx'
import type { Point } from './point.ts'

interface RecordPointMenuProps {
  readonly screen: CollectionScreen
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly title: string
  readonly at: Point
  /** Nothing where it has its place for good. */
  readonly onAskMove: (() => void) | undefined
  readonly onClose: () => void
}

/** Everything that can be done with a record that lies somewhere: its own menu, and where to. */
export function RecordPointMenu({ screen, entity, row, title, at, onAskMove, onClose }: RecordPointMenuProps) {
  const { sector } = useSector()
  const own = screenOf(sector, entity.name)
  const { prints: _, ...bare } = screen
  const items = useRecordItems(own ?? { ...bare, entity: entity.name })
  const move: readonly MenuItem[] = onAskMove
    ? [{ label: 'Sposta…', icon: <Icon name="calendar-days" />, hint: 'M', onSelect: onAskMove }, 'separator']
    : []
  return <PointMenu label={title} at={at} items={[...move, ...items(row)]} onClose={onClose} />
}
