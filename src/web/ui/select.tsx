import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { holdAfterChoice } from './hold.ts'
import { useHue } from './hue.ts'
import type { InputAccess } from './text-input.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

interface SelectProps extends InputAccess {
  value: string | undefined
  onChange: (value: string) => void
  options: readonly SelectOption[]
  placeholder?: string | undefined
  id?: string | undefined
  name?: string | undefined
  /** Where no visible label points at it. */
  label?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

export function Select({
  value,
  onChange,
  options,
  placeholder = 'Scegli…',
  id,
  name,
  label,
  required,
  disabled = false,
  describedBy,
  invalid,
  onBlur,
  className,
}: SelectProps) {
  const hue = useHue()
  return (
    // The library's own style element only hides a scrollbar, and the security policy would refuse it.
    <CSPProvider disableStyleElements>
      <Base.Root<string>
        items={[...options]}
        value={value || null}
        onValueChange={(next) => next !== null && onChange(next)}
        onOpenChange={holdAfterChoice}
        name={name}
        disabled={disabled}
        modal={false}
      >
        <Base.Trigger
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          aria-required={required || undefined}
          onBlur={onBlur}
          className={classNames('field-box text-left', className)}
        >
          <Base.Value placeholder={placeholder} className="min-w-0 flex-1 truncate data-placeholder:text-ink-faint" />
          <Base.Icon className="text-ink-faint">
            <ChevronDown aria-hidden />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal {...hue}>
          <Base.Positioner alignItemWithTrigger={false} sideOffset={6} collisionPadding={8} className="z-popup outline-none">
            <Base.Popup className="popup-surface max-h-[min(var(--available-height),20rem)] min-w-(--anchor-width) overflow-y-auto p-1.5 outline-none">
              <Base.List>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className="popup-row justify-between"
                  >
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator className="text-accent">
                      <Check aria-hidden />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
