import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface SegmentedProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  label: string
  className?: string | undefined
}

/** A choice of views. Native radios underneath, so the arrow keys and the screen reader's «2 di 3» come for free. */
export function Segmented<Value extends string>({ value, onChange, options, label, className }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        'inline-flex min-h-control max-w-full flex-wrap rounded-[calc(var(--control)/2)] border border-line-strong',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex cursor-pointer items-center gap-2 border-line px-3.5 text-sm font-medium text-ink-soft transition-colors rounded-full hover:text-ink has-checked:bg-hover has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input type="radio" className="sr-only" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
