import { Suspense } from 'react'
import { isFixed } from '../../kernel/entity.ts'
import { isOwnView, type CollectionScreen, type View } from '../../kernel/screen.ts'
import { useEntity, useSector } from '../data/sector-context.tsx'
import { useRecordForm } from '../forms/record-form.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { buttonLook } from '../ui/button-look.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu } from '../ui/menu.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FilterPopover } from './filters/filter-popover.tsx'
import type { useListQuery } from './list-query.ts'
import { SearchBox } from './search-box.tsx'
import { useLazyTrigger } from './use-lazy-trigger.tsx'
import { viewLabel } from './view-label.ts'
import { notify } from '../ui/toast.ts'
import { late, type NotArrivedProps } from '../late/late.tsx'

const ExportMenu = late(async () => (await import('../exchange/export-menu.tsx')).ExportMenu, ExportLater)

/** Views that share the one row of a phone with the buttons; more of them are a menu. */
const MOST_ON_PHONE = 2
/** Views that stand side by side on a desk; of more, the first ones do and «Altro» holds the rest. */
const MOST_ON_DESK = 5

interface ToolbarProps {
  readonly screen: CollectionScreen
  readonly list: ReturnType<typeof useListQuery>
  /** «12 interventi». */
  readonly count: string | undefined
  /** Nothing where no record is brought in. */
  readonly onImport: (() => void) | undefined
}

/** Finding, filtering, choosing the view, and what can be done with the whole list: one row, on a phone with the search as a button. */
export function CollectionToolbar({ screen, list, count, onImport }: ToolbarProps) {
  const entity = useEntity(screen.entity)
  const hasViews = screen.views.length > 1
  const isApart = isOwnView(list.view) && screen.ownViews?.[list.view]?.apart === true
  const hasFilters = Object.keys(list.filters).length > 0
  return (
    <div data-toolbar="" className="flex shrink-0 flex-wrap items-center gap-2.5 px-4 py-3 max-md:gap-1.5 max-md:py-1.5 md:py-3.5 lg:px-7">
      {!isApart && (
        <>
          <SearchBox placeholder={screen.search} value={list.query.search} onChange={list.setSearch} isShort={hasViews} />
          {screen.filters.length > 0 && <FilterPopover screen={screen} list={list} count={count} />}
          {hasFilters && <FilterChips screen={screen} list={list} />}
          <span role="status" className="text-xs whitespace-nowrap text-ink-faint num max-md:sr-only">
            {count}
          </span>
        </>
      )}
      {/* What finds no room beside the search goes to the next row together. */}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2.5 max-md:contents">
        {hasViews && <ViewSwitch screen={screen} list={list} />}
        {screen.action && !isApart && <ActionButton action={screen.action} />}
        {!isApart && (
          <div className="flex gap-1.5">
            <Suspense fallback={<Skeleton className="size-control rounded-full" />}>
              <ExportMenu screen={screen} query={list.query} />
            </Suspense>
            {onImport && !isFixed(entity) && (
              <IconButton variant="outline" label="Importa" icon={<Icon name="upload" />} onClick={onImport} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

type ViewProps = Pick<ToolbarProps, 'screen' | 'list'>

/** The views of a tab, side by side as far as their row reaches, and in a menu beyond it. */
function ViewSwitch({ screen, list }: ViewProps) {
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
function ViewMenu({ screen, list, views, className }: ViewProps & { readonly views: readonly View[]; readonly className: string }) {
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

/** The button before its menu has arrived. */
function ExportLater({ onRetry }: NotArrivedProps) {
  const press = () => {
    notify({ text: 'Manca la connessione: l’esportazione torna appena c’è la rete.' })
    onRetry()
  }
  return <IconButton variant="outline" label="Esporta" icon={<Icon name="download" />} onClick={press} />
}

function ActionButton({ action: key }: { action: string }) {
  const { sector } = useSector()
  const { act } = useRecordForm()
  const action = sector.actions.find((candidate) => candidate.key === key)
  return (
    action && (
      <Button className="max-md:order-last max-md:w-full" onClick={() => act(action)}>
        {action.label}
      </Button>
    )
  )
}
