import { Suspense, useMemo, type ComponentType } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { isOwnView, type CollectionScreen, type KnownView } from '../../../kernel/screens/screen.ts'
import { useEntity } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useOwnParts, type OwnViewProps } from '../../screen/own-parts.ts'
import { useMeasure } from '../../data/use-rows.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { CardsView } from '../cards/cards-view.tsx'
import { CollectionToolbar } from './collection-toolbar.tsx'
import { useRecordForm } from '../../forms/record-form.tsx'
import { knownAs, knownViews } from '../../screen/known-views.ts'
import { ListView } from '../list/list-view.tsx'
import { useListQuery, viewOf } from '../../screen/list-query.ts'
import { shownScreen } from '../../screen/shown-screen.ts'
import { late } from '../../late/late.tsx'
import { useImportDialog } from './use-import-dialog.tsx'

const parts: Readonly<Record<KnownView, ComponentType<OwnViewProps>>> = {
  cards: CardsView,
  list: ListView,
  board: late(async () => (await import('../board/board-view.tsx')).BoardView),
  week: late(async () => (await import('../week/week-view.tsx')).WeekView),
  day: late(async () => (await import('../day/day-view.tsx')).DayView),
  month: late(async () => (await import('../month/month-view.tsx')).MonthView),
  grid: late(async () => (await import('../grid/grid-view.tsx')).GridView),
  timeline: late(async () => (await import('../timeline/timeline-view.tsx')).TimelineView),
  plan: late(async () => (await import('../plan/plan-view.tsx')).PlanView),
  counter: late(async () => (await import('../counter/counter-view.tsx')).CounterView),
  groups: late(async () => (await import('../groups/groups-view.tsx')).GroupsView),
}

/** One entity: the toolbar, and its records in one of its views. */
export function Collection({ screen: tab }: { screen: CollectionScreen }) {
  const view = viewOf(tab, useAddress())
  const screen = useMemo(() => shownScreen(tab, view), [tab, view])
  const ownParts = useOwnParts()
  const list = useListQuery(screen)
  const { label } = useEntity(screen.entity)
  const { where, living = [], search } = list.query
  const { data, isError, refetch } = useMeasure({
    entity: screen.entity,
    fn: 'count',
    where: [...where, ...living],
    ...(search && { search }),
  })
  const importing = useImportDialog()
  const count = data?.value
  const isFiltered = where.length > 0 || search !== ''
  const own = isOwnView(view) ? ownParts.views?.[view] : undefined
  const known = knownAs(view)
  const Shown = own ?? parts[known]
  const { stands } = knownViews[known]
  const isAlone = stands === 'alone'
  const isFailed = isError && !isAlone
  const standsEmpty = own !== undefined || (stands === 'unasked' ? !isFiltered : stands !== undefined)
  const openImport = screen.isListed ? undefined : () => importing.open(screen)

  return (
    <div className="flex h-full min-h-0 flex-col">
      {!isAlone && (
        <CollectionToolbar
          screen={screen}
          list={list}
          count={count === undefined ? undefined : `${formatNumber(count)} ${plural(count, label.one, label.many).toLowerCase()}`}
          onImport={openImport}
        />
      )}
      <div className="min-h-0 flex-1">
        {isFailed && <NotRead text="Non riesco a leggere questo elenco." onRetry={() => void refetch()} />}
        {count === 0 && !standsEmpty && (isFiltered ? <NothingFound list={list} /> : <NothingYet screen={screen} onImport={openImport} />)}
        {!isFailed && (standsEmpty || count !== 0) && (
          <ErrorBoundary key={view} name={`${screen.key}/${view}`}>
            <Suspense fallback={<Waiting />}>
              <Shown screen={screen} query={list.query} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {importing.dialog}
    </div>
  )
}

function NothingYet({ screen, onImport }: { screen: CollectionScreen; onImport: (() => void) | undefined }) {
  const form = useRecordForm()
  const entity = useEntity(screen.entity)
  return (
    <EmptyState
      icon={<Icon name={screen.icon} />}
      title={screen.empty.title}
      text={screen.empty.text}
      action={
        onImport &&
        !isFixed(entity) && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => form.create(entity)}>
              {screen.create}
            </Button>
            <Button icon={<Icon name="upload" />} onClick={onImport}>
              Importa
            </Button>
          </div>
        )
      }
    />
  )
}

function NothingFound({ list }: { list: ReturnType<typeof useListQuery> }) {
  const { search } = list.query
  return (
    <EmptyState
      icon={<Icon name="search" />}
      title={search ? `Nessun risultato per "${search}"` : 'Nessun risultato con questi filtri'}
      text={search ? 'Prova con una parola sola, o togli i filtri.' : 'Togli un filtro, o azzerali tutti.'}
      action={<Button onClick={list.clear}>Azzera</Button>}
    />
  )
}

function Waiting() {
  return (
    <div className="mx-4 overflow-hidden rounded-lg border border-line bg-raised md:mx-7">
      <SkeletonRows rows={8} columns={5} />
    </div>
  )
}
