import { formatWeekdayShort, weekdayOf } from '../../../kernel/italian/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { dayLabel } from '../../calendar/week-days.ts'
import { daysOf, holidaysOf, monthsOf, part, type Range } from '../../calendar/range.ts'

const SATURDAY = 5

interface DaysProps {
  readonly range: Range
  readonly today: string
}

/** Months and days; both stay in view. */
export function TimelineHead({ range, today, isNarrow, corner }: DaysProps & { isNarrow: boolean; corner: string }) {
  const holidays = holidaysOf(range)
  return (
    <div className="sticky top-0 z-3 border-b border-line bg-raised">
      <div aria-hidden className="flex">
        <span className={CORNER} />
        <span className="flex min-w-0 flex-1">
          {monthsOf(range).map(({ label, days }) => (
            <span
              key={label}
              className="min-w-0 shrink-0 overflow-clip border-r border-line pt-1.5 last:border-r-0"
              style={{ width: part(days, range) }}
            >
              <span className="sticky left-(--lane) inline-block max-w-full truncate px-2 text-xs font-medium text-ink-soft first-letter:uppercase">
                {label}
              </span>
            </span>
          ))}
        </span>
      </div>
      <div role="row" aria-rowindex={1} className="flex">
        <div role="columnheader" aria-colindex={1} className={CORNER}>
          <span className="sr-only">{corner}</span>
        </div>
        {daysOf(range).map((day, column) => (
          <DayHeader key={day} day={day} column={column} isToday={day === today} holiday={holidays.get(day)} isNarrow={isNarrow} />
        ))}
      </div>
    </div>
  )
}

const CORNER = 'sticky left-0 z-1 w-(--lane) shrink-0 border-r border-line bg-raised'

interface DayHeaderProps {
  readonly day: string
  readonly column: number
  readonly isToday: boolean
  readonly holiday: string | undefined
  readonly isNarrow: boolean
}

function DayHeader({ day, column, isToday, holiday, isNarrow }: DayHeaderProps) {
  const isFree = weekdayOf(day) >= SATURDAY || holiday !== undefined
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      aria-current={isToday ? 'date' : undefined}
      data-head=""
      title={holiday}
      className={classNames(
        'num relative min-w-0 flex-1 pt-0.5 pb-2 text-center text-xs leading-tight',
        isToday ? 'font-semibold text-accent' : isFree ? 'text-ink-faint' : 'text-ink-soft',
      )}
    >
      <span aria-hidden className={classNames(isNarrow && 'block')}>
        {isNarrow ? formatWeekdayShort(day).slice(0, 1) : `${formatWeekdayShort(day)} `}
      </span>
      <span aria-hidden>{Number(day.slice(8))}</span>
      {holiday !== undefined && <span aria-hidden className="absolute inset-x-0 bottom-0.5 mx-auto size-1 rounded-full bg-bad" />}
      <span className="sr-only">
        {dayLabel(day)}
        {isToday && ', oggi'}
        {holiday !== undefined && `, ${holiday}`}
      </span>
    </div>
  )
}

/** The days behind all lanes: their lines, the weekends, today. One element a day, however many lanes there are. */
export function Days({ range, today }: DaysProps) {
  const holidays = holidaysOf(range)
  return (
    <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-(--lane) flex">
      {daysOf(range).map((day) => (
        <span
          key={day}
          className={classNames(
            'min-w-0 flex-1 border-r border-line last:border-r-0',
            day === today ? 'bg-accent-wash' : (weekdayOf(day) >= SATURDAY || holidays.has(day)) && 'bg-sunken/70',
          )}
        />
      ))}
    </div>
  )
}
