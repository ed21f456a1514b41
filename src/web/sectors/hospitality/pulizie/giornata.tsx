import type { CollectionScreen } from '../../../../kernel/screen.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { DayTitle } from '../../../views/day-title.tsx'
import type { ListQuery } from '../../../views/list-query.ts'
import { dayLabel } from '../../../views/calendar/week-days.ts'
import { arrivoDi, fatte, sortPulizie } from './da-fare.ts'
import { PuliziaRow } from './pulizia-row.tsx'
import { usePiano } from './use-piano.ts'
import type { Pulizie } from './use-pulizie.ts'

interface GiornataProps {
  readonly screen: CollectionScreen
  readonly query: ListQuery
  readonly data: Pulizie
  readonly day: string
  readonly today: string
}

/** The work of one day for the person who does it, in the order in which the rooms are needed. */
export function Giornata({ screen, query, data, day, today }: GiornataProps) {
  const entity = useEntity(screen.entity)
  const form = useRecordForm()
  const { plan, isBusy } = usePiano(day)
  const { awaited, rooms, names } = data
  const nameOf = (id: string) => names(id) ?? ''
  const ofDay = data.cleanings.filter((row) => row.giorno === day)
  const rows = sortPulizie(ofDay, { bookings: awaited, names: nameOf, day, today })
  const { done, all } = fatte(rows)
  const isNarrowed = query.where.length > 0 || query.search !== ''
  const text = `${done} di ${all} fatte`
  return (
    <Panel
      aria-label={`Pulizie di ${dayLabel(day)}`}
      title={<DayTitle day={day} today={today} />}
      action={
        all > 0 && (
          <span role="status" className="text-ink-soft num">
            {text}
          </span>
        )
      }
    >
      {all > 0 && <Meter value={done / all} tone={done === all ? 'success' : 'primary'} label={text} />}
      {data.isLoading && <SkeletonRows rows={4} columns={2} />}
      {!data.isLoading && rows.length === 0 && (
        <div className="px-5 py-9 text-center text-sm text-ink-soft">
          <p>Nessuna pulizia in programma per questa data</p>
          {isNarrowed && <p className="mt-1 text-ink-faint">Ricerca e filtri sono attivi.</p>}
        </div>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => {
          const room = row.camera
          return (
            <PuliziaRow
              key={row.id}
              row={row}
              room={rooms.find(({ id }) => id === room)}
              roomName={nameOf(room)}
              arrival={arrivoDi(awaited, room, day, today)}
              isToday={day === today}
            />
          )
        })}
      </ul>
      <div className="action-row border-t border-line px-5 py-3">
        {day >= today && (
          <Button busy={isBusy} icon={<Icon name="sparkles" />} onClick={() => void plan()}>
            Pianifica la giornata
          </Button>
        )}
        <Button icon={<Icon name="plus" />} onClick={() => form.create(entity, { giorno: day })}>
          {screen.create}
        </Button>
      </div>
    </Panel>
  )
}
