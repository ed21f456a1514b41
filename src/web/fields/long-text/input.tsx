import { TextArea } from '../../ui/text-area.tsx'
import { textOf, type InputProps } from '../input-props.ts'

export function LongTextInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  return (
    <TextArea
      id={ids.id}
      name={name}
      describedBy={ids.describedBy}
      invalid={ids.invalid}
      aria-label={label}
      aria-required={required || undefined}
      placeholder={field.placeholder}
      autoCapitalize="sentences"
      rows={label ? 1 : 3}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  )
}
