import type { ReactElement } from 'react'
import { titleOf } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../kernel/screen.ts'
import { useEntity } from '../data/sector-context.tsx'
import { iconButtonLook } from '../ui/button-look.ts'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { useLazyTrigger } from './use-lazy-trigger.tsx'
import { useRecordItems } from './use-record-items.tsx'

interface RecordMenuProps {
  readonly screen: CollectionScreen
  readonly row: AnyRow
  readonly tabIndex?: number | undefined
}

/** The «altro» menu of a record. */
export function RecordMenu({ tabIndex, ...record }: RecordMenuProps) {
  const entity = useEntity(record.screen.entity)
  const label = `Altro: ${titleOf(entity, record.row)}`
  const { isWanted, trigger } = useLazyTrigger({ label, className: iconButtonLook('ghost'), children: <Icon name="ellipsis" />, tabIndex })
  return isWanted ? <Opened {...record} trigger={trigger} /> : trigger
}

function Opened({ screen, row, trigger }: Omit<RecordMenuProps, 'tabIndex'> & { readonly trigger: ReactElement }) {
  const items = useRecordItems(screen)
  return <Menu trigger={trigger} items={items(row)} />
}
