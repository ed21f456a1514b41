import { NAMES_OF_DAYS } from '../../../kernel/recurrence/repeat.ts'

interface WeekdayPillsProps {
  readonly value: readonly number[]
  readonly onChange: (days: readonly number[]) => void
}

/** The days of a week, any of them: boxes to tick, drawn as two letters that are read as their names. */
export function WeekdayPills({ value, onChange }: WeekdayPillsProps) {
  const toggle = (day: number, isOn: boolean) =>
    onChange(NAMES_OF_DAYS.map((_name, at) => at).filter((at) => (at === day ? isOn : value.includes(at))))
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5 md:min-h-control md:gap-1">
      <legend className="sr-only">Giorni della settimana</legend>
      {NAMES_OF_DAYS.map((name, day) => (
        <label
          key={name}
          className="relative flex size-control md:size-9 cursor-pointer items-center justify-center rounded-full border border-line-strong text-sm font-medium text-ink-soft transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="checkbox"
            className="absolute inset-0 cursor-pointer opacity-0"
            aria-label={name}
            checked={value.includes(day)}
            onChange={(event) => toggle(day, event.target.checked)}
          />
          <span aria-hidden>{name.slice(0, 1).toUpperCase() + name.slice(1, 2)}</span>
        </label>
      ))}
    </fieldset>
  )
}
