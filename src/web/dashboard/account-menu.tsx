import type { ComponentProps } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import { footOf } from '../../kernel/screens/screen.ts'
import { useTab } from '../screen/use-tab.ts'
import type { Account } from './house.ts'

interface AccountMenuProps {
  readonly account: Account
}

/** The screens of the firm that stand in the menu, then what the account leads to; in the header of a phone those of the sidebar too. */
function useItems({ entries, person }: Account, isHeader = false) {
  const { screens, open } = useTab()
  const pages = screens.filter((tab) => footOf(tab) === 'menu' || (isHeader && footOf(tab) === 'sidebar'))
  const rows = [...pages.map((tab) => ({ label: tab.label, icon: tab.icon, run: () => open(tab) })), ...entries]
  return [{ label: person, items: rows.map(({ label, icon, run }) => ({ label, icon: <Icon name={icon} />, onSelect: run })) }]
}

/** At the foot of the sidebar: the firm, who has signed in, and what the account leads to. */
export function AccountMenu({ account }: AccountMenuProps) {
  return <Menu align="start" trigger={<FirmButton account={account} />} items={useItems(account)} />
}

function FirmButton({ account: { firm, person }, ...rest }: AccountMenuProps & ComponentProps<'button'>) {
  return (
    <Tooltip text={`${firm} · ${person}`}>
      <button
        type="button"
        aria-label={`${firm}, ${person}: account`}
        className="mt-2 flex min-h-control w-full items-center gap-3 border-t border-line px-2.5 pt-2 pb-0.5 text-left text-sm text-ink-soft transition-colors hover:text-ink max-lg:justify-center max-lg:px-0"
        {...rest}
      >
        <Icon name="building-2" className="shrink-0" />
        <span className="min-w-0 flex-1 max-lg:hidden">
          <span className="block truncate font-[450] text-ink">{firm}</span>
          <span className="block truncate text-xs text-ink-faint">{person}</span>
        </span>
        <Icon name="chevrons-up-down" className="shrink-0 text-ink-faint max-lg:hidden" />
      </button>
    </Tooltip>
  )
}

/** In the header of a phone whose bar has no «Altro». */
export function AccountButton({ account }: AccountMenuProps) {
  const trigger = <IconButton label={`${account.firm}: account`} icon={<Icon name="building-2" />} className="md:hidden" />
  return <Menu trigger={trigger} items={useItems(account, true)} />
}
