import { addDays } from '../../kernel/italian/dates.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { DayStrip } from './day-strip.tsx'
import { dayLabel, daysOfWeek } from './week-days.ts'

interface WeekStripProps {
  readonly day: string
  readonly today: string
  readonly countOf?: (day: string) => number
  readonly onDay: (day: string) => void
}

/** Days of a week in one row of a phone; the arrows at its ends turn the week. */
export function WeekStrip({ day, today, countOf, onDay }: WeekStripProps) {
  const days = daysOfWeek(day)
  const turn = 'shrink-0 -mx-1 focus-visible:-outline-offset-2'
  return (
    <div className="flex items-center gap-1 px-1">
      <h2 aria-live="polite" className="sr-only">
        {dayLabel(day)}
      </h2>
      <IconButton
        label="Settimana precedente"
        icon={<Icon name="chevron-left" />}
        onClick={() => onDay(addDays(day, -7))}
        className={turn}
      />
      <DayStrip days={days} day={day} today={today} onDay={onDay} {...(countOf && { countOf })} />
      <IconButton
        label="Settimana successiva"
        icon={<Icon name="chevron-right" />}
        onClick={() => onDay(addDays(day, 7))}
        className={turn}
      />
      {!days.includes(today) && (
        <Button size="sm" onClick={() => onDay(today)}>
          Oggi
        </Button>
      )}
    </div>
  )
}
