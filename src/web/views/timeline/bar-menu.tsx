import type { CollectionScreen } from '../../../kernel/screen.ts'
import { screenOf, useSector } from '../../data/sector-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PointMenu, type MenuItem } from '../../ui/menu.tsx'
import { useRecordItems } from '../use-record-items.tsx'
import type { Bar } from './plan.ts'
import type { Point } from './use-moves.ts'

interface BarMenuProps {
  readonly screen: CollectionScreen
  readonly bar: Bar
  readonly at: Point
  readonly onAskMove: (bar: Bar) => void
  readonly onClose: () => void
}

/** Everything that can be done with a bar: its own menu, and where to. */
export function BarMenu({ screen, bar, at, onAskMove, onClose }: BarMenuProps) {
  const { sector } = useSector()
  const own = screenOf(sector, bar.entity.name)
  const { prints: _, ...bare } = screen
  const items = useRecordItems(own ?? { ...bare, entity: bar.entity.name })
  const move: MenuItem = { label: 'Sposta…', icon: <Icon name="calendar-days" />, hint: 'M', onSelect: () => onAskMove(bar) }
  return <PointMenu label={bar.title} at={at} items={[move, 'separator', ...items(bar.row)]} onClose={onClose} />
}
