import { addDays } from '../../../kernel/italian/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { weekLabel } from '../calendar/week-days.ts'

interface WeekToolbarProps {
  day: string
  today: string
  /** Today is on screen already. */
  isNow: boolean
  /** «12 interventi». */
  count: string
  onDay: (day: string) => void
}

export function WeekToolbar({ day, today, isNow, count, onDay }: WeekToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <IconButton
        label="Settimana precedente"
        icon={<Icon name="chevron-left" />}
        onClick={() => onDay(addDays(day, -7))}
        className="-ml-2"
      />
      <h2 aria-live="polite" className="num text-md font-[550] max-md:flex-1 max-md:text-center">
        {weekLabel(day)}
      </h2>
      <IconButton label="Settimana successiva" icon={<Icon name="chevron-right" />} onClick={() => onDay(addDays(day, 7))} />
      <Button onClick={() => onDay(today)} disabled={isNow} className="md:ml-1">
        Oggi
      </Button>
      <p className="num ml-auto text-sm text-ink-faint max-md:hidden">{count}</p>
    </div>
  )
}
