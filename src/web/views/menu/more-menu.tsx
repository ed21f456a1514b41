import { memo } from 'react'
import { iconButtonLook } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'
import { useLazyTrigger } from './use-lazy-trigger.tsx'

interface MoreMenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly className?: string | undefined
  readonly tabIndex?: number | undefined
}

/** The «altro» button of a record that lies somewhere, with what can be done with it there. */
export const MoreMenu = memo(function MoreMenu({ label, items, className, tabIndex }: MoreMenuProps) {
  const look = iconButtonLook('ghost', className)
  const { isWanted, trigger } = useLazyTrigger({ label, className: look, children: <Icon name="ellipsis" />, tabIndex })
  return isWanted ? <Menu trigger={trigger} items={items} /> : trigger
})
