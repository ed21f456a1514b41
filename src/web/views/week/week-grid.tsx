import { memo, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { addDays, formatWeekdayShort } from '../../../kernel/italian/dates.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem } from '../../ui/menu.tsx'
import { useGrowing } from '../window/use-growing.ts'
import { nextSpot, type Spot } from './grid-steps.ts'
import type { Lane, Slot } from '../../calendar/lanes.ts'
import type { Week } from './use-week.ts'
import { WeekBlock } from './week-block.tsx'
import { WeekCell } from './week-cell.tsx'
import { dayLabel, weekLabel } from '../../calendar/week-days.ts'
import { slotName, slotRefusal } from './week-moves.ts'

export interface WeekActions {
  /** The words of the button that makes a record. */
  readonly addText: string
  readonly open: (row: AnyRow) => void
  readonly add: (slot: Slot) => void
  /** Asks where a record should go. */
  readonly askMove: (row: AnyRow) => void
  readonly menuOf: (row: AnyRow) => readonly MenuItem[]
  readonly goTo: (day: string) => void
}

interface WeekGridProps {
  week: Week
  actions: WeekActions
}

/** The week as a grid: a row for each lane, a column for each day. One stop of the Tab key; the arrows move inside. */
export function WeekGrid({ week, actions }: WeekGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<Spot>({ lane: 0, day: Math.max(0, week.days.indexOf(week.today)), index: 0 })
  const buttonsOf = (lane: number, day: number) => week.rowsOf({ day: week.days[day] ?? '', lane: week.lanes[lane]?.id }).length + 1
  const current = clamp(stop, week.lanes.length, buttonsOf)
  const hasLanes = week.lanes.some(({ title }) => title)
  const drawn = useGrowing(week.lanes.length, GROWTH, week.days[0])

  const todayAt = week.days.indexOf(week.today)
  useLayoutEffect(() => {
    // Where the week is wider than the screen, today is what one comes to see.
    const [box, column] = [frame.current, frame.current?.querySelectorAll<HTMLElement>('[role="columnheader"][data-day]')[todayAt]]
    if (box && column) box.scrollLeft = column.offsetLeft + column.offsetWidth - box.clientWidth
  }, [todayAt])

  const onKeyDown = useGridKeys(grid, { week, actions }, buttonsOf)

  return (
    <div
      ref={frame}
      data-no-swipe
      // Days and names stay in view however long a day is; what takes the focus does not end up beneath them.
      className={classNames(
        'relative min-h-80 overflow-auto overscroll-contain scroll-pt-12 rounded-lg border border-line bg-raised shadow-panel',
        hasLanes && 'scroll-pl-40',
      )}
    >
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={`Settimana ${weekLabel(week.days[0] ?? week.today)}`}
        aria-rowcount={week.lanes.length + 1}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setStop(spotOf(target) ?? stop)}
        className={classNames('divide-y divide-line focus-visible:-outline-offset-2', hasLanes ? 'min-w-[60rem]' : 'min-w-[52rem]')}
      >
        <HeadRow week={week} hasLanes={hasLanes} />
        {week.lanes.map((lane, index) => (
          <LaneRow
            key={lane.id ?? ''}
            week={week}
            actions={actions}
            lane={lane}
            index={index}
            hasHeader={hasLanes}
            isDrawn={index < drawn}
            stopDay={current.lane === index ? current.day : undefined}
            stopIndex={current.index}
          />
        ))}
      </div>
    </div>
  )
}

/** Arrows go from square to square, page keys to another week, M asks where to. */
function useGridKeys(
  grid: RefObject<HTMLElement | null>,
  { week, actions }: WeekGridProps,
  buttonsOf: (lane: number, day: number) => number,
) {
  const focus = (spot: Spot) => grid.current?.querySelector<HTMLElement>(`[data-spot="${spot.lane} ${spot.day} ${spot.index}"]`)?.focus()
  return (event: KeyboardEvent<HTMLElement>) => {
    const at = spotOf(event.target)
    // What is carried by the arrows says that it is pressed.
    if (!at || event.currentTarget.querySelector('[data-record][aria-pressed="true"]')) return
    const pages = event.key === 'PageDown' ? 7 : event.key === 'PageUp' ? -7 : 0
    if (pages !== 0) {
      event.preventDefault()
      // The square's own button outlives the week; its records do not.
      focus({ ...at, index: buttonsOf(at.lane, at.day) - 1 })
      return actions.goTo(addDays(week.days[0] ?? week.today, pages))
    }
    if (event.key.toLowerCase() === 'm' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const row = week.rowsOf({ day: week.days[at.day] ?? '', lane: week.lanes[at.lane]?.id })[at.index]
      if (row) actions.askMove(row)
      return undefined
    }
    const next = nextSpot(event.key, event.ctrlKey || event.metaKey, at, week.lanes.length, buttonsOf)
    if (!next) return undefined
    event.preventDefault()
    return focus(next)
  }
}

/** The lanes that are seen at once, then a few with each frame. */
const GROWTH = { first: 3, step: 2 }

interface LaneRowProps extends WeekGridProps {
  lane: Lane
  index: number
  hasHeader: boolean
  /** Its turn has come: the lanes in sight are first. */
  isDrawn: boolean
  /** Where the keyboard stands, when it stands in this lane. */
  stopDay: number | undefined
  stopIndex: number
}

/** A lane. It is drawn again when the week is another, and when the keyboard comes or goes. */
const LaneRow = memo(function LaneRow({ lane, index, hasHeader, stopDay, stopIndex, ...rest }: LaneRowProps) {
  const { week } = rest
  return (
    <div role="row" className={columns(hasHeader)}>
      {hasHeader && <LaneHeader lane={lane} count={week.days.reduce((sum, day) => sum + week.rowsOf({ day, lane: lane.id }).length, 0)} />}
      {week.days.map((day, column) => (
        <Square key={column} {...rest} lane={lane} day={day} at={[index, column]} stop={stopDay === column ? stopIndex : undefined} />
      ))}
    </div>
  )
})

interface SquareProps extends Pick<LaneRowProps, 'week' | 'actions' | 'lane' | 'isDrawn'> {
  day: string
  at: readonly [number, number]
  /** Which of its buttons the keyboard stands on. */
  stop: number | undefined
}

function Square({ week, actions, lane, isDrawn, day, at: [laneIndex, dayIndex], stop }: SquareProps) {
  const slot = { day, lane: lane.id }
  const rows = week.rowsOf(slot)
  const name = slotName(day, lane.title)
  const spot = (index: number) => ({ lane: laneIndex, day: dayIndex, index })
  return (
    <WeekCell
      slot={slot}
      name={name}
      isToday={day === week.today}
      closed={week.closedIn(slot)}
      spot={spot(rows.length)}
      isStop={stop === rows.length}
      addLabel={`${actions.addText}: ${name}`}
      mayHold={({ row }) => slotRefusal(week.entity, row, slot) === undefined}
      onAdd={() => actions.add(slot)}
    >
      {(isDrawn ? rows : []).map((row, index) => (
        <WeekBlock
          key={row.id}
          row={row}
          block={week.blockOf(row)}
          spot={spot(index)}
          isStop={stop === index}
          menu={actions.menuOf(row)}
          onOpen={() => actions.open(row)}
        />
      ))}
    </WeekCell>
  )
}

function HeadRow({ week, hasLanes }: { week: Week; hasLanes: boolean }) {
  return (
    <div role="row" className={classNames(columns(hasLanes), 'sticky top-0 z-2 bg-raised')}>
      {hasLanes && (
        <div role="columnheader" className="sticky left-0 z-1 border-r border-line bg-raised px-4 py-2.5 text-sm text-ink-faint">
          <span className="sr-only">Chi</span>
        </div>
      )}
      {week.days.map((day) => (
        <DayHeader key={day} day={day} isToday={day === week.today} />
      ))}
    </div>
  )
}

function DayHeader({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <div
      role="columnheader"
      data-day={day}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'num border-r border-line px-2 py-2.5 last:border-r-0 text-center text-sm',
        isToday ? 'font-medium text-accent shadow-[inset_0_2px_0_var(--accent)]' : 'text-ink-soft',
      )}
    >
      <span aria-hidden>
        {formatWeekdayShort(day)} {Number(day.slice(8))}
      </span>
      <span className="sr-only">
        {dayLabel(day)}
        {isToday && ', oggi'}
      </span>
    </div>
  )
}

function LaneHeader({ lane, count }: { lane: Lane; count: number }) {
  return (
    <div role="rowheader" className="sticky left-0 z-1 min-w-0 border-r border-line bg-raised px-4 py-3">
      <p className={classNames('sticky top-14 truncate text-sm', lane.id === undefined ? 'text-ink-soft' : 'font-medium')}>{lane.title}</p>
      <p className="num sticky top-19 text-xs text-ink-faint">{count > 0 ? count : lane.id === undefined ? 'Niente' : 'Libero'}</p>
    </div>
  )
}

const columns = (hasLanes: boolean) =>
  classNames('grid', hasLanes ? 'grid-cols-[9.5rem_repeat(7,minmax(0,1fr))]' : 'grid-cols-[repeat(7,minmax(0,1fr))]')

function spotOf(target: EventTarget): Spot | undefined {
  const text = target instanceof HTMLElement ? target.dataset['spot'] : undefined
  const [lane, day, index] = text?.split(' ').map(Number) ?? []
  return lane === undefined || day === undefined || index === undefined ? undefined : { lane, day, index }
}

function clamp({ lane, day, index }: Spot, lanes: number, buttons: (lane: number, day: number) => number): Spot {
  const row = Math.max(0, Math.min(lane, lanes - 1))
  return { lane: row, day, index: Math.min(index, buttons(row, day) - 1) }
}
