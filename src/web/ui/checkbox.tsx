import { useEffect, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'ref'> {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  /** In a table the row says what is chosen; the label is then only spoken. */
  hideLabel?: boolean | undefined
  /** Some but not all: the box of a table's head. */
  indeterminate?: boolean | undefined
}

export function Checkbox({ checked, onChange, label, hideLabel, indeterminate = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label
      className={classNames(
        'inline-flex min-h-control items-center gap-2.5 text-sm',
        hideLabel && 'min-w-control justify-center',
        className,
      )}
    >
      <input ref={box} type="checkbox" className="check" checked={checked} onChange={(event) => onChange(event.target.checked)} {...rest} />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
