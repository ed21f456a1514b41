import type { ReactElement } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { iconButtonLook } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useLazyTrigger } from './use-lazy-trigger.tsx'
import { useRecordItems } from './use-record-items.tsx'

interface RecordMenuProps {
  readonly screen: CollectionScreen
  readonly row: AnyRow
  /** What the record is called. */
  readonly title: string
  readonly tabIndex?: number | undefined
}

/** The «altro» menu of a record. */
export function RecordMenu({ tabIndex, title, ...record }: RecordMenuProps) {
  const label = `Altro: ${title}`
  const { isWanted, trigger } = useLazyTrigger({ label, className: iconButtonLook('ghost'), children: <Icon name="ellipsis" />, tabIndex })
  return isWanted ? <Opened {...record} trigger={trigger} /> : trigger
}

function Opened({ screen, row, trigger }: Pick<RecordMenuProps, 'screen' | 'row'> & { readonly trigger: ReactElement }) {
  const items = useRecordItems(screen)
  return <Menu trigger={trigger} items={items(row)} />
}
