import { titleOf } from '../../kernel/define-entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { useEntity } from '../data/sector-context.tsx'
import { iconButtonLook } from '../ui/button-look.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { useRecordItems } from './use-record-items.tsx'

interface RecordMenuProps {
  readonly screen: CollectionScreen
  readonly row: AnyRow
}

/** The «altro» menu of a record. */
export function RecordMenu({ screen, row }: RecordMenuProps) {
  const entity = useEntity(screen.entity)
  const items = useRecordItems(screen)
  return (
    <Menu
      trigger={
        <button type="button" aria-label={`Altro: ${titleOf(entity, row)}`} className={iconButtonLook('ghost')}>
          <Icon name="ellipsis" />
        </button>
      }
      items={items(row)}
    />
  )
}
