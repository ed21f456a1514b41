import type { CollectionScreen, View } from '../../../kernel/screens/screen.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import type { useListQuery } from '../../screen/list-query.ts'
import { useLazyTrigger } from './use-lazy-trigger.tsx'
import { viewLabel } from '../../screen/view-label.ts'

/** Views that stand side by side on a desk; of more, the first ones do and «Altro» holds the rest. */
const MOST_ON_DESK = 5
/** Views that share the one row of a phone with the buttons; more of them are a menu. */
const MOST_ON_PHONE = 2

interface ViewProps {
  readonly screen: CollectionScreen
  readonly list: ReturnType<typeof useListQuery>
}

/** The views of a tab, side by side as far as their row reaches, and in a menu beyond it. */
export function ViewSwitch({ screen, list }: ViewProps) {
  const { views } = screen
  const beside = views.length > MOST_ON_DESK ? views.slice(0, MOST_ON_DESK - 1) : views
  const further = views.slice(beside.length)
  const isMany = views.length > MOST_ON_PHONE
  return (
    <>
      <Segmented
        label="Vista"
        className={
          isMany
            ? 'max-md:hidden'
            : 'max-md:-order-1 max-md:flex-1 max-md:*:flex-auto max-md:*:justify-center max-md:*:px-1.5 max-md:*:whitespace-nowrap'
        }
        value={list.view}
        onChange={list.setView}
        options={beside.map((view) => ({ value: view, label: viewLabel(screen, view) }))}
      />
      {further.length > 0 && <ViewMenu screen={screen} list={list} views={further} className="max-md:hidden" />}
      {isMany && <ViewMenu screen={screen} list={list} views={views} className="-order-1 min-w-0 flex-1 justify-between md:hidden" />}
    </>
  )
}

/** Views to choose from; the button is called as the chosen one where it is among them. */
export function ViewMenu({ screen, list, views, className }: ViewProps & { readonly views: readonly View[]; readonly className: string }) {
  const isChosen = views.includes(list.view)
  const label = viewLabel(screen, list.view)
  const { isWanted, trigger } = useLazyTrigger({
    label: isChosen ? `Vista: ${label}` : 'Altre viste',
    className: buttonLook('outline', 'md', classNames(isChosen && 'md:bg-hover', className)),
    children: (
      <>
        <span className="truncate">{isChosen ? label : 'Altro'}</span>
        <Icon name="chevron-down" />
      </>
    ),
  })
  const items = views.map((view) => ({
    label: viewLabel(screen, view),
    ...(view === list.view && { icon: <Icon name="check" /> }),
    onSelect: () => list.setView(view),
  }))
  return isWanted ? <Menu trigger={trigger} items={items} /> : trigger
}
