import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  description?: string | undefined
}

export function Switch({ checked, onChange, label, description, className, ...rest }: SwitchProps) {
  const descriptionId = useId()
  return (
    <label className={classNames('flex min-h-control items-center gap-4', className)}>
      <span className="min-w-0 flex-1 text-sm">
        {label}
        {description && (
          <span id={descriptionId} aria-hidden className="block text-xs text-ink-faint">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={label}
        aria-describedby={description ? descriptionId : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
    </label>
  )
}
