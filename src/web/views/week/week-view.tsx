import { addDays, startOfWeek } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { useEntity, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useRecordForm } from '../../forms/record-form.tsx'
import { MOBILE_MAX } from '../../ui/breakpoints.ts'
import { NotRead } from '../../late/not-read.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { DragArea } from '../drag/drag-area.tsx'
import { useOptimistic } from '../drag/use-optimistic.ts'
import { FirstHint } from '../hints/first-hint.tsx'
import { HiddenNote } from '../hints/hidden-note.tsx'
import type { ListQuery } from '../../screen/list-query.ts'
import { DayAgenda } from './day-agenda.tsx'
import { slotKey, slotOf, type Slot } from '../../calendar/lanes.ts'
import { calendarOf, type Calendar } from '../../calendar/calendar.ts'
import { useSlotMove } from './use-slot-move.tsx'
import { useWeek } from './use-week.ts'
import { PeriodBar } from '../../calendar/period-bar.tsx'
import { dayFromAddress, weekLabel } from '../../calendar/week-days.ts'
import { WeekGrid, type WeekActions } from './week-grid.tsx'
import { slotPrefill, slotRefusal, stays } from './week-moves.ts'

const INSTRUCTIONS =
  'Invio apre la scheda. Per spostarla premi Spazio, scegli giorno e riga con le frecce, poi lascia con Spazio o Invio. Esc annulla. M chiede dove spostarla.'

interface WeekViewProps {
  screen: CollectionScreen
  query: ListQuery
}

/** The records of a week, by day and by who does the work. */
export function WeekView({ screen, query }: WeekViewProps) {
  const calendar = calendarOf(useEntity(screen.entity))
  return calendar ? <Week screen={screen} query={query} calendar={calendar} /> : null
}

function Week({ screen, query, calendar }: WeekViewProps & { calendar: Calendar }) {
  const entity = useEntity(screen.entity)
  const { at } = useSector()
  const address = useAddress()
  const form = useRecordForm()
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const { pending, run } = useOptimistic()
  const day = dayFromAddress(address.get('settimana'), at.today)
  const week = useWeek(screen, query, calendar, day, pending)
  // The phone shows one day of the week, the desk all seven: its address is the Monday.
  const addressOf = (to: string) => (isPhone ? to : startOfWeek(to))
  const goTo = (to: string) => address.push({ settimana: addressOf(to) === addressOf(at.today) ? undefined : addressOf(to) })

  const { move, askMove, ask, dialog } = useSlotMove(week, calendar, run)
  const actions: WeekActions = {
    addText: screen.create,
    open: (row) => form.edit(entity, row.id),
    add: (slot) => form.create(entity, slotPrefill(entity, slot)),
    askMove,
    menuOf: (row) => [
      { label: 'Sposta a…', icon: <Icon name="calendar-days" />, hint: isPhone ? undefined : 'M', onSelect: () => askMove(row) },
      { label: 'Apri', icon: <Icon name="pencil" />, onSelect: () => form.edit(entity, row.id) },
    ],
    goTo,
  }

  return (
    <div className="-mt-1 flex h-full flex-col gap-3 overflow-y-auto overscroll-contain px-4 pt-1 pb-4 max-md:pb-24 lg:px-7">
      {!isPhone && (
        <PeriodBar
          previous="Settimana precedente"
          next="Settimana successiva"
          title={weekLabel(day)}
          isNow={addressOf(day) === addressOf(at.today)}
          count={
            week.isLoading || week.isFailed ? '' : `${week.total} ${plural(week.total, entity.label.one, entity.label.many).toLowerCase()}`
          }
          onStep={(direction) => goTo(addDays(day, 7 * direction))}
          onToday={() => goTo(at.today)}
        />
      )}
      {week.isLoading ? (
        <Panel>
          <SkeletonRows rows={isPhone ? 6 : 10} columns={isPhone ? 2 : 7} />
        </Panel>
      ) : week.isFailed ? (
        <NotRead text="Non riesco a leggere la settimana." onRetry={week.retry} />
      ) : isPhone ? (
        <DayAgenda week={week} day={day} actions={actions} onDay={(to) => address.replace({ settimana: to })} />
      ) : (
        <DragArea<Slot>
          instructions={INSTRUCTIONS}
          refusal={({ row }, slot) => slotRefusal(entity, row, slot)}
          isHome={({ row }, slot) => stays(entity, row) === undefined && slotKey(slotOf(calendar, row)) === slotKey(slot)}
          onDrop={({ row }, slot) => (week.doubtIn(row, slot) === undefined ? void move(row, slot) : ask(row, slot))}
        >
          <WeekGrid week={week} actions={actions} />
          <Hints />
        </DragArea>
      )}
      <HiddenNote count={week.hidden} label={entity.label} advice="restringi con i filtri" />
      {dialog}
    </div>
  )
}

function Hints() {
  return (
    <FirstHint name="week" className="pointer-coarse:hidden">
      Trascina per cambiare giorno o riga. <Kbd>Invio</Kbd> apre, <Kbd>Spazio</Kbd> prende, <Kbd>M</Kbd> sposta, <Kbd>Ctrl Z</Kbd> annulla.
    </FirstHint>
  )
}
