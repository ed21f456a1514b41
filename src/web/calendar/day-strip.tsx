import { formatWeekdayShort } from '../../kernel/italian/dates.ts'
import { classNames } from '../ui/class-names.ts'
import { dayLabel } from './week-days.ts'

interface DayStripProps {
  readonly days: readonly string[]
  readonly day: string
  readonly today: string
  /** How much there is on a day; the days alone when absent. */
  readonly countOf?: (day: string) => number
  readonly onDay: (day: string) => void
}

/** The days of a week in a row, for a thumb. */
export function DayStrip({ days, day, today, countOf, onDay }: DayStripProps) {
  return (
    <nav aria-label="Giorni della settimana" className="grid min-w-0 flex-1 grid-cols-7 gap-1">
      {days.map((one) => (
        <DayButton key={one} day={one} isToday={one === today} isChosen={one === day} count={countOf?.(one)} onChoose={() => onDay(one)} />
      ))}
    </nav>
  )
}

interface DayButtonProps {
  readonly day: string
  readonly isToday: boolean
  readonly isChosen: boolean
  readonly count: number | undefined
  readonly onChoose: () => void
}

function DayButton({ day, isToday, isChosen, count, onChoose }: DayButtonProps) {
  const said = [dayLabel(day), isToday && 'oggi'].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={onChoose}
      className={classNames(
        'num relative flex min-h-tap flex-col items-center rounded-md border py-0.5 transition-colors',
        isChosen ? 'border-accent-line bg-accent-wash' : 'border-transparent hover:bg-hover',
        isToday && 'text-accent',
      )}
    >
      <span aria-hidden className={classNames('text-xs', !isToday && 'text-ink-faint')}>
        {formatWeekdayShort(day)}
      </span>
      <span aria-hidden className="text-md font-medium">
        {Number(day.slice(8))}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-xs leading-tight text-ink-faint">
          {count > 0 ? count : '·'}
        </span>
      )}
      <span className="sr-only">{count === undefined ? said : `${said}: ${count === 0 ? 'niente' : count} in programma`}</span>
    </button>
  )
}
