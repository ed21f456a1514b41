import { useEntity } from '../../../data/sector-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { OwnViewProps } from '../../../views/own-parts.ts'
import { canaliDi, Legenda } from './canali.tsx'
import { paginaDi } from './giorno.ts'
import { GiornoPanel } from './giorno-panel.tsx'
import { IcalButton } from './ical-button.tsx'
import { Mese } from './mese.tsx'
import { useChosenDay } from './use-chosen-day.ts'
import { useSoggiorni } from './use-soggiorni.ts'

/** Bookings by day: the month with the colours of the sources, and beside it (on a phone below) the chosen day. */
export function Calendario({ screen, query }: OwnViewProps) {
  const chosen = useChosenDay()
  const { first, last } = paginaDi(chosen.month)
  const [from, to] = [chosen.day < first ? chosen.day : first, chosen.day > last ? chosen.day : last]
  const stays = useSoggiorni(screen, query, from, to)
  const canali = canaliDi(useEntity(screen.entity))
  return (
    <div className="-mt-1 h-full overflow-y-auto overscroll-contain px-4 pt-1 pb-4 max-md:pb-24 lg:px-7">
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(20rem,26rem)_minmax(0,1fr)] lg:gap-6">
        <Panel aria-label="Calendario" className="xl:sticky xl:top-0">
          <div className="px-3 pt-2 pb-3 md:px-4">
            <Mese chosen={chosen} rows={stays.rows} canali={canali} />
          </div>
          <div className="flex flex-col gap-3 border-t border-line px-4 py-3 md:px-5">
            <Legenda canali={canali} />
            <div className="flex flex-wrap gap-2">
              <IcalButton />
              {!chosen.isNow && (
                <Button size="sm" onClick={chosen.toToday}>
                  Oggi
                </Button>
              )}
            </div>
          </div>
        </Panel>
        <GiornoPanel screen={screen} query={query} chosen={chosen} stays={stays} canali={canali} />
      </div>
    </div>
  )
}
