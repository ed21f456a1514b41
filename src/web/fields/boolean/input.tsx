import { Checkbox } from '../../ui/checkbox.tsx'
import type { InputProps } from '../input-props.ts'

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
      // In a form the field's own words stand beside it (`field`, theme.css); in a line of a list it stands alone in its column.
      className={label === undefined ? 'min-h-field min-w-0! justify-start!' : 'min-h-field'}
      hideLabel
    />
  )
}
