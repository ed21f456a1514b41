import { hueStyle } from '../../ui/hue.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { PeriodBar } from '../../calendar/period-bar.tsx'
import { periodLabel } from '../../calendar/week-days.ts'
import type { Colour } from './plan.ts'
import { lastDay, LENGTHS, type Range } from '../../calendar/range.ts'
import { shortRange } from '../../calendar/stretch-words.ts'

interface TimelineWaysProps {
  readonly range: Range
  readonly legend: readonly Colour[]
  /** The words for what is drawn open. */
  readonly open: readonly string[]
  /** The word for what keeps a lane closed. */
  readonly blocked: string | undefined
  readonly onLength: (days: number) => void
}

interface TimelineToolbarProps extends TimelineWaysProps {
  readonly isPhone: boolean
  /** Today is where it stands when one arrives. */
  readonly isNow: boolean
  readonly onStep: (direction: 1 | -1) => void
  readonly onToday: () => void
}

/** Where the plan stands; on a phone what else there is follows the plan (`TimelineWays`), which needs the height. */
export function TimelineToolbar({ isPhone, isNow, onStep, onToday, ...ways }: TimelineToolbarProps) {
  const { range } = ways
  return (
    <PeriodBar
      previous="Giorni precedenti"
      next="Giorni successivi"
      title={(isPhone ? shortRange : periodLabel)(range.start, lastDay(range))}
      isNow={isNow}
      onStep={onStep}
      onToday={onToday}
      className="shrink-0 max-md:px-4"
    >
      {!isPhone && <TimelineWays {...ways} />}
    </PeriodBar>
  )
}

/** How many days are seen at once, and what the colours mean. */
export function TimelineWays({ range, legend, open, blocked, onLength }: TimelineWaysProps) {
  return (
    <>
      <Segmented
        label="Giorni mostrati"
        className="max-md:w-full max-md:*:flex-1 max-md:*:justify-center max-md:*:px-1"
        value={String(range.days)}
        onChange={(days) => onLength(Number(days))}
        options={LENGTHS.map(({ days, label }) => ({ value: String(days), label }))}
      />
      {legend.length > 0 && <Legend legend={legend} open={open} blocked={blocked} />}
    </>
  )
}

function Legend({ legend, open, blocked }: Pick<TimelineWaysProps, 'legend' | 'open' | 'blocked'>) {
  return (
    <ul aria-label="Colori" className="flex flex-wrap gap-x-4 gap-y-1 py-1 text-xs text-ink-soft max-md:gap-x-3 max-md:py-0">
      {legend.map(({ label, hue }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden
            {...(hue !== undefined && { 'data-hue': '', style: hueStyle(hue) })}
            className="size-2.5 rounded-sm bg-accent"
          />
          {label}
        </li>
      ))}
      {open.map((label) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-sm border border-dashed border-accent" />
          {label}
        </li>
      ))}
      {blocked && (
        <li className="flex items-center gap-1.5">
          <span
            aria-hidden
            className="size-2.5 rounded-sm border border-dashed border-ink-faint bg-[repeating-linear-gradient(135deg,transparent_0_2px,var(--line-strong)_2px_3px)]"
          />
          {blocked}
        </li>
      )}
    </ul>
  )
}
