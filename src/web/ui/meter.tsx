import { classNames } from './class-names.ts'
import { toneText, type Tone } from './tone.ts'

interface MeterProps {
  /** From 0 to 1; beyond 1 the bar is simply full. */
  value: number
  tone?: Tone | undefined
  label: string
}

export function Meter({ value, tone = 'primary', label }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.25 overflow-hidden rounded-full bg-hover"
    >
      <div
        className={classNames('h-full rounded-full bg-current', tone === 'primary' ? 'text-accent' : toneText[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
