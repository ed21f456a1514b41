import { Suspense } from 'react'
import { isFixed } from '../../kernel/entity.ts'
import { isOwnView, type CollectionScreen } from '../../kernel/screen.ts'
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
import { knownAs, knownViews } from './known-views.ts'
import type { useListQuery } from './list-query.ts'
import { SearchBox } from './search-box.tsx'
import { useLazyTrigger } from './use-lazy-trigger.tsx'
import { viewLabel } from './view-label.ts'
import { notify } from '../ui/toast.ts'
import { late, type NotArrivedProps } from '../late/late.tsx'

const ExportMenu = late(async () => (await import('../exchange/export-menu.tsx')).ExportMenu, ExportLater)

/** So many views stand side by side on a phone. */
const MOST_BESIDE = 4
/** And so many where they share their row with the buttons. */
const MOST_IN_A_ROW = 2

interface ToolbarProps {
  readonly screen: CollectionScreen
  readonly list: ReturnType<typeof useListQuery>
  /** «12 interventi». */
  readonly count: string | undefined
  /** Nothing where no record is brought in. */
  readonly onImport: (() => void) | undefined
}

/** Finding, filtering, choosing the view, and what can be done with the whole list. */
export function CollectionToolbar({ screen, list, count, onImport }: ToolbarProps) {
  const entity = useEntity(screen.entity)
  const isShort = knownViews[knownAs(list.view)].isTall === true
  const isMany = screen.views.length > (isShort ? MOST_IN_A_ROW : MOST_BESIDE)
  const isApart = isOwnView(list.view) && screen.ownViews?.[list.view]?.apart === true
  const hasFilters = Object.keys(list.filters).length > 0
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2.5 px-4 py-3 max-md:gap-1.5 md:py-3.5 lg:px-7">
      {!isApart && (
        <>
          <SearchBox placeholder={screen.search} value={list.query.search} onChange={list.setSearch} isShort={isShort} />
          {screen.filters.length > 0 && <FilterPopover screen={screen} list={list} count={count} />}
          {hasFilters && <FilterChips screen={screen} list={list} />}
          <span role="status" className="text-xs whitespace-nowrap text-ink-faint num max-md:sr-only">
            {count}
          </span>
        </>
      )}
      {/* What finds no room beside the search goes to the next row together. */}
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2.5 max-md:contents">
        {screen.views.length > 1 && (
          <Segmented
            label="Vista"
            className={
              isMany
                ? 'max-md:hidden'
                : classNames(
                    isShort ? 'max-md:-order-1 max-md:flex-1' : 'max-md:order-last max-md:w-full',
                    'max-md:*:flex-auto max-md:*:justify-center max-md:*:px-1',
                  )
            }
            value={list.view}
            onChange={list.setView}
            options={screen.views.map((view) => ({ value: view, label: viewLabel(screen, view) }))}
          />
        )}
        {isMany && <ViewMenu screen={screen} list={list} className={isShort ? 'max-md:-order-1 flex-1' : 'order-last w-full'} />}
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

/** The views of a tab that has more than stand side by side on a phone. */
function ViewMenu({ screen, list, className }: Pick<ToolbarProps, 'screen' | 'list'> & { readonly className: string }) {
  const { isWanted, trigger } = useLazyTrigger({
    label: `Vista: ${viewLabel(screen, list.view)}`,
    className: buttonLook('outline', 'md', classNames('justify-between md:hidden', className)),
    children: (
      <>
        {viewLabel(screen, list.view)}
        <Icon name="chevron-down" />
      </>
    ),
  })
  const items = screen.views.map((view) => ({
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
