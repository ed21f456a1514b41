import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Condition } from '../../../kernel/expression/condition.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { State } from '../../../kernel/fields/status.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useMeasure, useRows } from '../../data/use-rows.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { cardContent } from '../drag/card-content.ts'
import { useHeld } from '../drag/drag-context.ts'
import { useDroppable } from '../drag/use-draggable.ts'
import type { Pending } from '../drag/use-optimistic.ts'
import { queryOf, type ListQuery } from '../../screen/list-query.ts'
import { BoardCard } from './board-card.tsx'
import { LaterCards } from './later-cards.tsx'
import { columnRows, columnSort, halvesOf, moveRefusal, movesOf, stateOf, type Lifecycle } from './board-moves.ts'

const PAGE = 50

interface BoardColumnProps {
  screen: CollectionScreen
  query: ListQuery
  lifecycle: Lifecycle
  name: string
  state: State<string>
  pending: readonly Pending[]
  onMove: (row: AnyRow, to: string) => void
  onOpen: (row: AnyRow) => void
  stop: string | undefined
  onArrive: (id: string) => void
  onLeave: () => void
}

/** One state of the lifecycle and the records in it. */
export function BoardColumn({ screen, query, lifecycle, name, state, pending, onMove, onOpen, stop, onArrive, onLeave }: BoardColumnProps) {
  const entity = useEntity(screen.entity)
  const { at } = useSector()
  const title = useId()
  const { where, asked, halves, page, limit, setLimit } = useColumn(screen, query, lifecycle, name, state)
  const { setNode, isOver } = useDroppable(name, { name: state.label, target: name })
  const look = useDragLook(entity, lifecycle, name, isOver)

  const read = page.data?.rows ?? []
  const rows = columnRows(lifecycle, name, read, pending)
  const total = (page.data?.total ?? 0) + rows.length - read.length
  const names: Names = (id) => page.data?.names[id]
  const [list, scrolls] = useScrolls(rows.length)
  // What scrolls can be reached by Tab, though the cards have one stop together.
  const hasOwnStop = scrolls && !rows.some(({ id }) => id === stop)
  const card = (row: AnyRow, called: Names, isStop: boolean) => (
    <li key={row.id}>
      <BoardCard
        entity={entity}
        row={row}
        content={cardContent(entity, screen, row, called, at.today)}
        moves={movesOf(entity, lifecycle, row)}
        onMove={(to) => onMove(row, to)}
        onOpen={() => onOpen(row)}
        isStop={isStop}
        onArrive={onArrive}
        onLeave={onLeave}
      />
    </li>
  )
  const isNarrowed = query.where.length > 0 || query.search !== ''

  return (
    <section
      ref={setNode}
      aria-labelledby={title}
      aria-busy={page.isPending}
      className={classNames(
        'relative flex min-w-0 snap-start flex-col rounded-lg outline-1 outline-transparent transition-colors',
        look.className,
      )}
    >
      <ColumnHead title={title} state={state} entity={entity} count={page.data && total}>
        <ColumnSum screen={screen} search={query.search} where={[...where, ...(halves?.now ?? [])]} />
      </ColumnHead>
      {look.reason && (
        <p className="absolute inset-x-2 top-13 z-1 rounded-md border border-line-strong bg-raised p-3 text-sm">{look.reason}</p>
      )}
      <ul
        ref={list}
        className={classNames(
          'flex min-h-24 flex-1 flex-col gap-2 overflow-y-auto overscroll-y-contain px-2 pt-1 pb-2 max-md:pb-20 transition-opacity',
          look.reason && 'opacity-30',
        )}
      >
        {rows.map((row, index) => card(row, names, row.id === stop || (index === 0 && hasOwnStop)))}
        <ColumnState page={page} isEmpty={rows.length === 0} isNarrowed={isNarrowed} hasHalves={halves !== undefined} />
        {page.data && page.data.total > read.length && (
          <li className="pt-1 text-center">
            <Button variant="ghost" size="sm" busy={page.isFetching} onClick={() => setLimit(limit + PAGE)}>
              Mostra altri ({page.data.total - read.length})
            </Button>
          </li>
        )}
        {halves && (
          <LaterCards
            entity={entity}
            asked={{ ...asked, where: [...where, ...halves.later] }}
            day={halves.day}
            isAlone={total === 0}
            comes={pending.some(({ row, values }) => values[lifecycle.key] === name && String(row[halves.day]) > at.today)}
            card={(row, called) => card(row, called, row.id === stop)}
          />
        )}
      </ul>
    </section>
  )
}

interface ColumnHeadProps {
  title: string
  state: State<string>
  entity: AnyEntity
  /** How many there are, once that is known. */
  count: number | undefined
  children: ReactNode
}

function ColumnHead({ title, state, entity, count, children }: ColumnHeadProps) {
  return (
    <header className="flex min-h-12 items-center gap-2 px-3">
      <h2 id={title} className="flex items-center gap-2">
        <Badge tone={state.tone}>{state.label}</Badge>
        <span className="num text-sm text-ink-faint">
          {count}
          <VisuallyHidden>{count === 1 ? entity.label.one : entity.label.many}</VisuallyHidden>
        </span>
      </h2>
      {children}
    </header>
  )
}

/** The records of a column as they are asked for: as many as somebody wanted to see, and of a long one those up to today apart. */
function useColumn(screen: CollectionScreen, query: ListQuery, lifecycle: Lifecycle, name: string, state: State<string>) {
  const entity = useEntity(screen.entity)
  const { at } = useSector()
  const [limit, setLimit] = useState(PAGE)
  const where = [...query.where, { field: lifecycle.key, op: 'eq' as const, value: name }]
  // A search puts the best match first; otherwise the column has an order of its own.
  const sort = query.sort.length > 0 || query.search ? query.sort : columnSort(entity, state)
  const halves = halvesOf(entity, name, query, at.today)
  const asked = queryOf(screen, { ...query, where, sort }, { offset: 0, limit })
  const page = useRows({ ...asked, where: [...where, ...(halves?.now ?? [])] })
  return { where, asked, halves, page, limit, setLimit }
}

interface ColumnStateProps {
  page: ReturnType<typeof useRows>
  isEmpty: boolean
  isNarrowed: boolean
  hasHalves: boolean
}

/** Where there is no record to show: they are on their way, could not be read, or there is none. */
function ColumnState({ page, isEmpty, isNarrowed, hasHalves }: ColumnStateProps) {
  return (
    <>
      {page.isPending && <LoadingCards />}
      {page.isError && (
        <li>
          <NotRead text="Non riesco a leggere questa colonna." onRetry={() => void page.refetch()} />
        </li>
      )}
      {page.data && isEmpty && (
        <li className="px-3 py-6 text-center text-sm text-ink-faint">
          {isNarrowed ? 'Niente con questi filtri.' : hasHalves ? 'Niente fino a oggi.' : 'Niente qui.'}
        </li>
      )}
    </>
  )
}

/** Whether there is more in a list than its height shows. */
function useScrolls(count: number): readonly [RefObject<HTMLUListElement | null>, boolean] {
  const list = useRef<HTMLUListElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const look = () => setScrolls(current.scrollHeight > current.clientHeight)
    const observer = new ResizeObserver(look)
    observer.observe(current)
    look()
    return () => observer.disconnect()
  }, [count])
  return [list, scrolls]
}

/** How the column looks while something is held: open, aimed at, or closed with its reason. */
function useDragLook(entity: AnyEntity, lifecycle: Lifecycle, name: string, isOver: boolean): { className?: string; reason?: string } {
  const held = useHeld()
  if (!held) return {}
  const from = stateOf(lifecycle, held.row)
  if (from === name) return {}
  if (moveRefusal(entity, lifecycle, held.row, name))
    return { reason: `Da «${lifecycle.status.states[from]?.label ?? from}» non si passa qui.` }
  return { className: isOver ? 'bg-accent-wash outline-accent' : 'bg-accent-wash outline-accent-line' }
}

interface ColumnSumProps {
  screen: CollectionScreen
  where: readonly Condition[]
  search: string
}

function ColumnSum(props: ColumnSumProps) {
  const amount = props.screen.card?.amount
  return amount === undefined ? null : <Sum {...props} amount={amount} />
}

function Sum({ screen, where, search, amount }: ColumnSumProps & { amount: string }) {
  const field = useEntity(screen.entity).fields[amount]
  const sum = useMeasure({ entity: screen.entity, fn: 'sum', field: amount, where, ...(search && { search }) })
  if (!field || !sum.data?.value) return null
  return <span className="num ml-auto text-sm text-ink-soft">{field.format(sum.data.value)}</span>
}

function LoadingCards() {
  return [0, 1, 2].map((key) => (
    <li key={key} className="rounded-md border border-line bg-raised p-3">
      <Skeleton className="h-3 w-3/4" />
      <Skeleton className="mt-3 h-3 w-1/2" />
    </li>
  ))
}
