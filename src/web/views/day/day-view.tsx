import { Suspense, useMemo, useRef, useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { addDays } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { DaySays } from '../../../kernel/screens/day-view.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useShowSheet } from '../../exchange/shown-sheet.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { late } from '../../late/late.tsx'
import { MOBILE_MAX, WIDE } from '../../ui/breakpoints.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PointMenu } from '../../ui/menu.tsx'
import { notify } from '../../ui/toast.ts'
import { useEnlarged } from '../../ui/use-enlarged.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useSwipe } from '../../ui/use-swipe.ts'
import { calendarOf, type Calendar } from '../calendar/calendar.ts'
import { NOBODY } from '../calendar/lanes.ts'
import { dayFromAddress, daysFrom } from '../calendar/week-days.ts'
import type { Point } from '../drag/point.ts'
import { RecordPointMenu } from '../drag/record-point-menu.tsx'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { HiddenNote } from '../hidden-note.tsx'
import type { ListQuery } from '../list-query.ts'
import { useGrowing } from '../use-growing.ts'
import { openingOf, stayingOf, valuesAt, type LaneShown, type Movable } from './columns.ts'
import { DayGrid } from './day-grid.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { WeekStrip } from '../calendar/week-strip.tsx'
import { DayToolbar } from './day-toolbar.tsx'
import { Hints } from './hints.tsx'
import { LaneSwitch } from './lane-switch.tsx'
import { lengthFrom } from './length.ts'
import { Lifted } from './lifted.tsx'
import { stretchText, type Scale } from './minutes.ts'
import { useMinute } from './now-line.tsx'
import { useDay } from './use-day.ts'
import { useKeys } from './use-keys.ts'
import { useMoves, type Chosen } from './use-moves.ts'
import { usePointer } from './use-pointer.ts'

const MoveDialog = late(async () => (await import('./move-dialog.tsx')).MoveDialog)
const NoColumns = late(async () => (await import('./no-columns.tsx')).NoColumns)
/** Few trades have something that waits beside their day. */
const WaitingLists = late(async () => (await import('./waiting-lists.tsx')).WaitingLists)

/** Pixels of a quarter of an hour: the whole day stands on a desk without scrolling, a finger finds it on a phone. */
const PIXELS = { desk: 13, phone: 24 }
/** The columns that a desk shows, then two with each frame. */
const GROWTH = { first: 4, step: 2 }
/** Pixels from which a finger that goes sideways turns to the next column. */
const SWIPE = 60

interface DayViewProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
}

/** The records of a day, by the minute and by who or what they take. */
export function DayView({ screen, query }: DayViewProps) {
  const entity = useEntity(screen.entity)
  const calendar = useMemo(() => calendarOf(entity), [entity])
  return calendar && screen.day ? <Agenda screen={screen} query={query} calendar={calendar} says={screen.day} /> : null
}

function Agenda({ screen, query, calendar, says }: DayViewProps & { calendar: Calendar; says: DaySays }) {
  const entity = useEntity(screen.entity)
  const { at } = useSector()
  const address = useAddress()
  const form = useRecordForm()
  const minute = useMinute()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const isWide = useMedia(WIDE)
  const enlarged = useEnlarged()
  const { pending, run } = useOptimistic()
  const first = dayFromAddress(address.get('giorno'), at.today)
  const length = isPhone ? '1' : lengthFrom(address.get('giorni'))
  const days = useMemo(() => daysFrom(first, Number(length)), [first, length])
  const wanted = address.get('riga')
  const showLane = (id: string | undefined) => address.replace({ riga: id ?? NOBODY })
  // A phone has room for one column: the one asked for, or the first.
  const oneOf = (lanes: readonly LaneShown[]) => lanes.find(({ id }) => (id ?? NOBODY) === wanted) ?? lanes[0]
  const day = useDay(screen, query, calendar, says, days, isPhone ? oneOf : undefined, pending)
  useShowSheet({ name: screen.label, paper: async () => (await import('./day-paper.ts')).dayPaper(screen, day) })
  const moves = useMoves(run)
  const drawn = useGrowing(day.columns.length, GROWTH, days)
  const [menu, setMenu] = useState<{ readonly what: Movable; readonly at: Point }>()
  const [wish, setWish] = useState<{ readonly what: Movable; readonly isOpen: boolean }>()
  const [asked, setAsked] = useState<{ readonly chosen: Chosen; readonly at: Point }>()
  const [frame, box, lifted] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]

  const goTo = (to: string) => address.push({ giorno: to === at.today ? undefined : to })
  const { laneEntity, blockEntity, lanes } = day
  const only = oneOf(lanes)
  const now = days.includes(at.today) ? minute : undefined
  const around = now ?? day.hours.from
  const quarter = (isPhone ? PIXELS.phone : PIXELS.desk) * enlarged
  const scale: Scale = { shown: day.shown, step: day.step, pixels: (quarter * day.step) / 15, enlarged }

  const make = ({ column, at: stretch }: Chosen) => form.create(entity, valuesAt(calendar, column, stretch, calendar.usual))
  const close = ({ column, at: stretch }: Chosen) => {
    const closing = blockEntity && calendarOf(blockEntity)
    if (closing) form.create(blockEntity, valuesAt(closing, column, stretch, closing.usual))
  }
  const open = (row: AnyRow) => form.edit(entity, row.id)
  // Without a second thing to do with free time, the form opens at once.
  const choose = (chosen: Chosen, point: Point) => (says.blocks && blockEntity ? setAsked({ chosen, at: point }) : make(chosen))
  const askMove = (what: Movable) => {
    const reason = stayingOf(entity, calendar, what, 'end')
    if (reason) notify({ text: reason, tone: 'warning' })
    else setWish({ what, isOpen: true })
  }
  const keys = useKeys(frame, {
    day,
    moves,
    around,
    onOpen: open,
    onChosen: choose,
    onDays: (by) => goTo(addDays(first, by * Number(length))),
  })
  usePointer(frame, box, {
    day,
    moves,
    scale,
    onChosen: choose,
    onMenu: (what, point) => setMenu({ what, at: point }),
    onLifted: (point) => {
      const chip = lifted.current
      if (!chip) return
      chip.hidden = point === undefined
      if (point) chip.style.translate = `${point.x + 12}px ${point.y + 12}px`
    },
  })
  useSwipe(frame, ({ dx, dy }) => {
    const next = lanes[lanes.findIndex(({ id }) => id === only?.id) + (dx < 0 ? 1 : -1)]
    if (isPhone && next && Math.abs(dx) > SWIPE && Math.abs(dx) > Math.abs(dy) * 2) showLane(next.id)
  })
  const waiting = says.waiting && says.waiting.length > 0 && (
    <Suspense fallback={isWide && <div className="w-62 shrink-0" />}>
      <WaitingLists
        screen={screen}
        lists={says.waiting}
        day={day}
        isFolded={!isWide}
        held={moves.draft?.card?.id}
        onOpen={open}
        onKey={keys.onLooseKey}
      />
    </Suspense>
  )

  return (
    <div className="-mt-1 flex h-full flex-col gap-3 overflow-y-auto px-4 pt-1 pb-4 max-md:gap-1.5 max-md:px-0 max-md:pb-0 lg:px-7">
      {isPhone ? (
        <WeekStrip day={first} today={at.today} onDay={goTo} />
      ) : (
        <DayToolbar
          days={days}
          today={at.today}
          length={length}
          count={
            day.isLoading || day.isFailed ? '' : `${day.total} ${plural(day.total, entity.label.one, entity.label.many).toLowerCase()}`
          }
          onDay={goTo}
          onLength={(to) => address.push({ giorni: to === '1' ? undefined : to })}
        />
      )}
      {isPhone && lanes.length > 1 && <LaneSwitch label={laneEntity?.label.one ?? ''} lanes={lanes} shown={only?.id} onLane={showLane} />}
      <div
        ref={frame}
        data-no-swipe
        className="flex min-h-80 flex-1 items-start gap-6 *:max-h-full max-[73.75rem]:flex-col max-[73.75rem]:items-stretch max-[73.75rem]:gap-2"
      >
        {day.isLoading ? (
          <DaySkeleton columns={isPhone ? 1 : Number(length) + 2} scale={{ ...scale, shown: openingOf(says) }} />
        ) : day.isFailed ? (
          <NotRead text="Non riesco a leggere la giornata." onRetry={day.retry} />
        ) : day.columns.length === 0 && laneEntity ? (
          <Suspense fallback={null}>
            <NoColumns lane={laneEntity} />
          </Suspense>
        ) : (
          <>
            {!isWide && waiting}
            <DayGrid
              box={box}
              day={day}
              drawn={drawn}
              days={days}
              today={at.today}
              isPhone={isPhone}
              scale={scale}
              now={now}
              moves={moves}
              keys={keys}
              onOpen={open}
              onMake={(column, stretch) => make({ column, at: stretch })}
              onClosure={(id) => blockEntity && form.edit(blockEntity, id)}
            />
            {isWide && waiting}
          </>
        )}
      </div>
      <p role="status" aria-live="assertive" className="sr-only">
        {moves.said}
      </p>
      <HiddenNote count={day.hidden} label={entity.label} advice="scegli meno giorni" />
      <Hints />
      <Lifted ref={lifted} draft={moves.draft} />
      {menu && (
        <RecordPointMenu
          screen={screen}
          entity={entity}
          row={menu.what.row}
          title={menu.what.title}
          at={menu.at}
          onAskMove={() => askMove(menu.what)}
          onClose={() => setMenu(undefined)}
        />
      )}
      {asked && says.blocks && (
        <PointMenu
          label={stretchText(asked.chosen.at)}
          at={asked.at}
          items={[
            { label: screen.create, icon: <Icon name="plus" />, onSelect: () => make(asked.chosen) },
            { label: says.blocks.label, icon: <Icon name="wrench" />, onSelect: () => close(asked.chosen) },
          ]}
          onClose={() => setAsked(undefined)}
        />
      )}
      {wish && (
        <Suspense fallback={null}>
          <MoveDialog
            key={`${wish.what.id} ${wish.what.row.version}`}
            day={day}
            what={wish.what}
            open={wish.isOpen}
            onMove={(to, stretch) => moves.move(day, wish.what, to, stretch)}
            onClose={() => setWish({ ...wish, isOpen: false })}
          />
        </Suspense>
      )}
    </div>
  )
}
