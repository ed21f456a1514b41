import { useState, type KeyboardEvent } from 'react'
import { formatDayMonth } from '../../../kernel/italian/dates.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { minutesOf } from '../../../kernel/italian/times.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { DayWaiting } from '../../../kernel/screens/day-view.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useRows } from '../../data/use-rows.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LateLine } from '../../ui/late-line.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { slotOf } from '../../calendar/lanes.ts'
import { Grabbing } from '../drag/grabbing.tsx'
import { movesOf } from '../../forms/record-moves.ts'
import { movableOf, type Movable, type Reading } from './columns.ts'
import { looseRef } from './loose.ts'
import { lengthText } from './minutes.ts'
import { useMinute } from './now-line.tsx'
import type { Day } from './use-day.ts'

/** More than one looks at while somebody stands at the desk. */
const MOST = 30
/** Minutes after which somebody waits too long. */
const LONG = 10

interface WaitingListsProps {
  readonly screen: CollectionScreen
  readonly lists: readonly DayWaiting[]
  readonly day: Day
  /** Beside the day there is no room: one list at a time unfolds above it. */
  readonly isFolded: boolean
  readonly held: string | undefined
  readonly onOpen: (row: AnyRow) => void
  readonly onKey: (event: KeyboardEvent, what: Movable) => void
}

/** What waits at the side of the day, and can be carried into it. */
export function WaitingLists({ isFolded, lists, ...rest }: WaitingListsProps) {
  const [open, setOpen] = useState<string>()
  return (
    <div
      className={
        isFolded
          ? 'relative -my-1 flex max-h-[50%]! shrink-0 flex-wrap gap-2 overflow-y-auto py-1 max-md:px-4 md:-mx-1 md:px-1'
          : 'relative -m-1 flex w-64 shrink-0 flex-col gap-6 overflow-y-auto overscroll-contain p-1 pb-2'
      }
    >
      {lists.map((list) => (
        <WaitingList
          key={list.title}
          {...rest}
          list={list}
          isFirst={list === lists.find(({ to }) => to !== undefined)}
          unfolds={isFolded ? () => setOpen(open === list.title ? undefined : list.title) : undefined}
          isOpen={!isFolded || open === list.title}
        />
      ))}
      <Grabbing />
    </div>
  )
}

interface WaitingListProps extends Omit<WaitingListsProps, 'lists' | 'isFolded'> {
  readonly list: DayWaiting
  /** The list with the one primary action. */
  readonly isFirst: boolean
  readonly unfolds: (() => void) | undefined
  readonly isOpen: boolean
}

function WaitingList({ screen, list, day, isFirst, unfolds, isOpen, held, onOpen, onKey }: WaitingListProps) {
  const { at } = useSector()
  const { entity, calendar } = day
  const sort = [list.since ?? calendar.day].map((field) => ({ field, direction: 'asc' as const }))
  const page = useRows({ entity: entity.name, where: list.where, sort, page: { offset: 0, limit: MOST } })
  const names = (id: string) => page.data?.names[id]
  const reading: Reading = { entity, calendar, screen, names, at }
  const rows = page.data?.rows ?? []
  const total = page.data?.total ?? 0
  // Where a list takes room away from the day, one without anybody is not there.
  if (unfolds && !page.isError && total === 0) return undefined
  const heading = (
    <>
      <span className="font-medium">{list.title}</span>
      <span className="num text-ink-faint">{page.data ? total : ''}</span>
    </>
  )
  return (
    <section aria-label={list.title} className={unfolds ? 'contents' : undefined}>
      {unfolds ? (
        <h3>
          <Button aria-expanded={isOpen} onClick={unfolds}>
            {heading}
            <Icon name="chevron-down" className={isOpen ? 'rotate-180' : undefined} />
          </Button>
        </h3>
      ) : (
        <h3 className="flex items-baseline justify-between border-b border-line pb-2.5">{heading}</h3>
      )}
      {isOpen && (
        <div className={unfolds && 'order-last basis-full rounded-lg border border-line bg-raised px-4'}>
          {page.isLoading && <Skeleton className="my-4 h-3 w-2/3" />}
          {page.isError && (
            <p className="flex items-center justify-between gap-2 py-3 text-sm text-ink-soft">
              Non riesco a leggere l’elenco.
              <Button size="sm" onClick={() => void page.refetch()}>
                Riprova
              </Button>
            </p>
          )}
          {page.data && total === 0 && (
            <p className="py-3 text-sm text-ink-faint">{inflect('Nessuno', { gender: entity.label.gender, plural: false })}.</p>
          )}
          <ul className="divide-y divide-line">
            {rows.map((row, index) => (
              <WaitingRow
                key={row.id}
                what={{ ...movableOf(reading, row), ...putsOf(day, list) }}
                list={list}
                day={day}
                names={names}
                isPrimary={isFirst && index === 0}
                isHeld={held === row.id}
                onOpen={onOpen}
                onKey={onKey}
              />
            ))}
          </ul>
          {total > rows.length && (
            <p className="num py-3 text-sm text-ink-faint">
              e {inflect('altro', { gender: entity.label.gender, plural: true })} {total - rows.length}
            </p>
          )}
          {list.placed !== undefined && total > 0 && (
            <p className="py-3 text-sm text-ink-faint">
              <span className="pointer-coarse:hidden">Trascina su uno spazio libero.</span>
              <span className="pointer-fine:hidden">Tieni premuto e porta su uno spazio libero.</span>
            </p>
          )}
        </div>
      )}
    </section>
  )
}

/** The state that it has once it stands in the day. */
function putsOf({ entity }: Day, { placed }: DayWaiting): Pick<Movable, 'puts'> {
  const status = Object.entries(entity.fields).find(([, { kind }]) => kind === 'status')?.[0]
  return placed === undefined || status === undefined ? {} : { puts: { [status]: placed } }
}

interface WaitingRowProps {
  readonly what: Movable
  readonly list: DayWaiting
  readonly day: Day
  readonly names: (id: string) => string | undefined
  readonly isPrimary: boolean
  readonly isHeld: boolean
  readonly onOpen: (row: AnyRow) => void
  readonly onKey: (event: KeyboardEvent, what: Movable) => void
}

function WaitingRow({ what, list, day, names, isPrimary, isHeld, onOpen, onKey }: WaitingRowProps) {
  const { entity, calendar, lanes } = day
  const { row, title, lasts, puts } = what
  const { at } = useSector()
  const form = useRecordForm()
  const minute = useMinute()
  const hour = calendar.time === undefined ? undefined : row[calendar.time]
  const slot = slotOf(calendar, row)
  const lane = lanes.find(({ id }) => id === slot.lane)?.title
  const isToday = slot.day === at.today
  const place = [lane, typeof hour === 'string' ? `alle ${hour}` : undefined, isToday ? undefined : formatDayMonth(slot.day)].filter(
    Boolean,
  )
  const details = list.details.flatMap((key) => {
    const field = entity.fields[key]
    return !field || isBlank(row[key]) ? [] : [field.format(row[key], names)]
  })
  const arrived = list.since === undefined || !isToday ? undefined : row[list.since]
  const waits = typeof arrived === 'string' && minute !== undefined ? minute - minutesOf(arrived) : undefined
  const move = list.to === undefined ? undefined : movesOf(entity, row).find(({ to }) => to === list.to)
  const text = [...(puts ? [] : [place.join(' ')]), ...details].filter(Boolean).join(' · ')
  return (
    <li className={classNames('relative py-3', isHeld && 'opacity-50')}>
      <p className="flex items-baseline justify-between gap-3">
        <RowButton
          ref={looseRef(what)}
          data-loose=""
          aria-roledescription="scheda che si sposta"
          aria-keyshortcuts="M"
          onClick={() => onOpen(row)}
          onKeyDown={(event) => onKey(event, what)}
          className="min-w-0 scroll-mt-4 scroll-mb-16 after:-inset-x-1 cursor-grab touch-manipulation select-none after:[-webkit-touch-callout:none]"
        >
          {title}
        </RowButton>
        <span className={classNames('num shrink-0 text-sm', waits !== undefined && waits >= LONG ? 'text-warn' : 'text-ink-soft')}>
          {waits !== undefined && waits >= 0 ? `da ${lengthText(waits)}` : lengthText(lasts)}
        </span>
      </p>
      {text && <p className="num mt-1 text-sm wrap-anywhere text-ink-soft">{text}</p>}
      <LateLine text={what.late} className="mt-1" />
      {move && (
        <Button
          size="sm"
          variant={isPrimary ? 'primary' : 'outline'}
          onClick={() => form.move(entity, row, move.to, 'calendar')}
          aria-label={`${move.label}: ${title}`}
          className="relative z-1 mt-2"
        >
          {move.label}
        </Button>
      )}
    </li>
  )
}
