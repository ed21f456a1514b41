import { addDays } from '../../../kernel/italian/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { DayStrip } from '../calendar/day-strip.tsx'
import { PeriodBar } from '../calendar/period-bar.tsx'
import { dayLabel, daysOfWeek, periodLabel } from '../calendar/week-days.ts'
import { LENGTHS, type Length } from './length.ts'

const WORDS: Readonly<Record<Length, string>> = { '1': '1 giorno', '3': '3 giorni', '5': '5 giorni' }

interface DayToolbarProps {
  readonly days: readonly string[]
  readonly today: string
  readonly length: Length
  /** «23 visite». */
  readonly count: string
  readonly onDay: (day: string) => void
  readonly onLength: (length: Length) => void
}

export function DayToolbar({ days, today, length, count, onDay, onLength }: DayToolbarProps) {
  const [first = today] = days
  const last = days.at(-1) ?? first
  return (
    <PeriodBar
      previous="Giorno precedente"
      next="Giorno successivo"
      title={first === last ? dayLabel(first) : periodLabel(first, last)}
      isNow={first === today}
      count={count}
      onStep={(direction) => onDay(addDays(first, direction))}
      onToday={() => onDay(today)}
    >
      <Segmented
        label="Giorni"
        value={length}
        options={LENGTHS.map((value) => ({ value, label: WORDS[value] }))}
        onChange={onLength}
        className="ml-1"
      />
    </PeriodBar>
  )
}

interface PhoneToolbarProps {
  readonly day: string
  readonly today: string
  readonly onDay: (day: string) => void
}

/** On a phone the days of the week are a row of their own, and its ends turn the week. */
export function PhoneToolbar({ day, today, onDay }: PhoneToolbarProps) {
  const days = daysOfWeek(day)
  return (
    <div className="flex items-center gap-1 px-1">
      <h2 aria-live="polite" className="sr-only">
        {dayLabel(day)}
      </h2>
      <IconButton
        label="Settimana precedente"
        icon={<Icon name="chevron-left" />}
        onClick={() => onDay(addDays(day, -7))}
        className="-mx-1 focus-visible:-outline-offset-2"
      />
      <DayStrip days={days} day={day} today={today} onDay={onDay} />
      <IconButton
        label="Settimana successiva"
        icon={<Icon name="chevron-right" />}
        onClick={() => onDay(addDays(day, 7))}
        className="-mx-1 focus-visible:-outline-offset-2"
      />
      {!days.includes(today) && (
        <Button size="sm" onClick={() => onDay(today)}>
          Oggi
        </Button>
      )}
    </div>
  )
}
