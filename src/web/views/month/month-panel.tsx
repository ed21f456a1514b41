import { Suspense } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { MonthView } from '../../../kernel/screens/month-view.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { late } from '../../late/late.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import type { ChosenDay } from '../../calendar/use-chosen-day.ts'
import { Legend, type Colour } from './colours.tsx'
import { MonthDays } from './month-days.tsx'
import { keepsDay } from './month-moves.ts'

const IcalButton = late(async () => (await import('../../exchange/ical/ical-button.tsx')).IcalButton)

interface MonthPanelProps {
  readonly screen: CollectionScreen
  readonly entity: AnyEntity
  readonly month: MonthView
  readonly chosen: ChosenDay
  readonly byDay: ReadonlyMap<string, readonly AnyRow[]>
  readonly colours: readonly Colour[]
}

/** The month with its legend, and what else stands under it. */
export function MonthPanel({ screen, entity, month, chosen, byDay, colours }: MonthPanelProps) {
  const hasButtons = screen.calendars !== undefined || !chosen.isNow
  return (
    <Panel aria-label="Calendario" className="xl:sticky xl:top-0">
      <div className="px-3 pt-2 pb-3 md:px-4">
        <MonthDays
          entity={entity}
          month={month}
          chosen={chosen}
          byDay={byDay}
          colours={colours}
          mayHold={({ row }) => keepsDay(entity, row) === undefined}
        />
      </div>
      {(month.colours || hasButtons) && (
        <div className="flex flex-col gap-3 border-t border-line px-4 py-3 md:px-5">
          {month.colours && <Legend label={month.colours.legend} colours={colours} />}
          {hasButtons && (
            <div className="flex flex-wrap gap-2">
              {screen.calendars && (
                <Suspense fallback={null}>
                  <IcalButton screen={screen} />
                </Suspense>
              )}
              {!chosen.isNow && (
                <Button size="sm" onClick={chosen.toToday}>
                  Oggi
                </Button>
              )}
            </div>
          )}
        </div>
      )}
    </Panel>
  )
}
