import type { ReactNode } from 'react'
import { addDays } from '../../../kernel/italian/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { ChosenDay } from '../../calendar/use-chosen-day.ts'

interface DayBarProps {
  readonly chosen: ChosenDay
  readonly isUnfolded: boolean
  readonly onFold: () => void
  /** The month. */
  readonly children: ReactNode
}

/** On a phone: one day before or after another, and the month where it is asked for. */
export function DayBar({ chosen: { day, today, choose, toToday }, isUnfolded, onFold, children }: DayBarProps) {
  return (
    <>
      <div className="flex items-center gap-2">
        <IconButton label="Giorno precedente" icon={<Icon name="chevron-left" />} onClick={() => choose(addDays(day, -1))} />
        <Button className="flex-1" disabled={day === today} onClick={toToday}>
          Oggi
        </Button>
        <IconButton label="Giorno successivo" icon={<Icon name="chevron-right" />} onClick={() => choose(addDays(day, 1))} />
        <IconButton variant="outline" label="Calendario" aria-expanded={isUnfolded} icon={<Icon name="calendar-days" />} onClick={onFold} />
      </div>
      {isUnfolded && children}
    </>
  )
}
