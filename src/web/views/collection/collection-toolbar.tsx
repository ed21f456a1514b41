import { Suspense } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { isOwnView, type CollectionScreen } from '../../../kernel/screens/screen.ts'
import { SavedViews } from '../../data/chosen-list.tsx'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FilterChips } from '../filters/filter-chips.tsx'
import { FilterPopover } from '../filters/filter-popover.tsx'
import type { useListQuery } from '../../screen/list-query.ts'
import { SearchBox } from '../search/search-box.tsx'
import { ViewSwitch } from '../menu/view-switch.tsx'
import { notify } from '../../ui/toast.ts'
import { late, type NotArrivedProps } from '../../late/late.tsx'

const ExportMenu = late(async () => (await import('../../exchange/export-menu.tsx')).ExportMenu, ExportLater)

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
          <SavedViews screen={screen} />
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
