import { useState } from 'react'
import { addDays } from '../../../../kernel/italian/dates.ts'
import { MOBILE_MAX } from '../../../ui/breakpoints.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import type { OwnViewProps } from '../../../views/own-parts.ts'
import { monthPage } from '../../../views/calendar/month-page.ts'
import { useChosenDay } from '../../../views/calendar/use-chosen-day.ts'
import { CameraRow } from './camera-row.tsx'
import { prossimoDi } from './da-fare.ts'
import { Giornata } from './giornata.tsx'
import { MesePulizie } from './mese-pulizie.tsx'
import { usePulizie, type Pulizie } from './use-pulizie.ts'

/** Cleaning: the month, the work of the chosen day, and every room with how it stands. On a phone the day comes first. */
export function Camere({ screen, query }: OwnViewProps) {
  const chosen = useChosenDay()
  const { day, today } = chosen
  const { first, last } = monthPage(chosen.month)
  const data = usePulizie(screen, query, day < first ? day : first, day > last ? day : last)
  const isPhone = useMedia(`(max-width: ${MOBILE_MAX}px)`)
  const [isUnfolded, setIsUnfolded] = useState(false)
  if (data.isFailed) return <ErrorState text="Non riesco a leggere le pulizie." onRetry={data.retry} />
  const work = <Giornata screen={screen} query={query} data={data} day={day} today={today} />
  const month = (
    <Panel aria-label="Calendario">
      <div className="px-3 pt-2 pb-3 md:px-4">
        <MesePulizie chosen={chosen} cleanings={data.cleanings} />
      </div>
      {!chosen.isNow && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" onClick={chosen.toToday}>
            Oggi
          </Button>
        </div>
      )}
    </Panel>
  )
  return (
    <div className="-mt-1 h-full overflow-y-auto overscroll-contain px-4 pt-1 pb-4 max-md:pb-24 lg:px-7">
      {isPhone ? (
        <div className="flex flex-col gap-3">
          <div className="flex items-center gap-2">
            <IconButton label="Giorno precedente" icon={<Icon name="chevron-left" />} onClick={() => chosen.choose(addDays(day, -1))} />
            <Button className="flex-1" disabled={day === today} onClick={chosen.toToday}>
              Oggi
            </Button>
            <IconButton label="Giorno successivo" icon={<Icon name="chevron-right" />} onClick={() => chosen.choose(addDays(day, 1))} />
            <IconButton
              variant="outline"
              label="Calendario"
              aria-expanded={isUnfolded}
              icon={<Icon name="calendar-days" />}
              onClick={() => setIsUnfolded(!isUnfolded)}
            />
          </div>
          {isUnfolded && month}
          {work}
          <Rooms data={data} day={day} today={today} />
        </div>
      ) : (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)] lg:gap-6">
          <div className="xl:sticky xl:top-0">{month}</div>
          <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
            {work}
            <Rooms data={data} day={day} today={today} />
          </div>
        </div>
      )}
    </div>
  )
}

function Rooms({ data, day, today }: { data: Pulizie; day: string; today: string }) {
  return (
    <Panel title="Camere" aria-label="Camere">
      {data.isLoading && <SkeletonRows rows={5} columns={3} />}
      {!data.isLoading && data.rooms.length === 0 && (
        <p className="px-5 py-9 text-center text-sm text-ink-soft">Nessuna camera con questi filtri.</p>
      )}
      <ul className="divide-y divide-line">
        {data.rooms.map((room) => (
          <CameraRow key={room.id} room={room} next={prossimoDi(data.awaited, room.id)} day={day} today={today} />
        ))}
      </ul>
    </Panel>
  )
}
