import { addDays } from '../../../kernel/italian/dates.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { PeriodBar } from '../../calendar/period-bar.tsx'
import { dayLabel, periodLabel } from '../../calendar/week-days.ts'
import { LENGTHS, type Length } from '../../calendar/day-count.ts'

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
