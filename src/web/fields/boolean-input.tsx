import { Checkbox } from '../ui/checkbox.tsx'
import type { InputProps } from './typed.ts'

export function BooleanInput({ field, name, value, onChange, onBlur, ids, label }: InputProps) {
  return (
    <Checkbox
      id={ids.id}
      name={name}
      aria-describedby={ids.describedBy}
      aria-invalid={ids.invalid || undefined}
      checked={value === true}
      onChange={onChange}
      onBlur={onBlur}
      label={label ?? field.label}
      className="min-h-field"
      hideLabel
    />
  )
}
