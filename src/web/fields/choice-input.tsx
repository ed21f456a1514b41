import type { Choice } from '../../kernel/fields/choice.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { isOptional } from '../../kernel/fields/field.ts'
import { Combobox } from '../ui/combobox.tsx'
import { Select } from '../ui/select.tsx'
import { textOf, UNREADABLE, type InputProps } from './typed.ts'

const optionsOf = (field: Field): [string, string][] => ('options' in field ? Object.entries((field as Choice<string>).options) : [])
/** No key of a choice is empty, and a select needs a value for «none». */
const NONE = ' none'
/** More than a list that one reads through: it is searched by typing. */
const MANY = 20

export function ChoiceInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const { also } = field as Partial<Choice<string>>
  const options = optionsOf(field).map(([key, text]) => ({ value: key, label: text, also: also?.[key] }))
  const none = isOptional(field) && textOf(value) !== '' ? [{ value: NONE, label: 'Nessuna scelta' }] : []
  if (options.length > MANY) {
    const access = { id: ids.id, name, describedBy: ids.describedBy, invalid: ids.invalid, label, required }
    return (
      <Combobox
        {...access}
        value={textOf(value)}
        onChange={onChange}
        onUnknown={() => onChange(UNREADABLE)}
        onBlur={onBlur}
        options={options}
        placeholder="Cerca…"
      />
    )
  }
  return (
    <Select
      id={ids.id}
      name={name}
      describedBy={ids.describedBy}
      invalid={ids.invalid}
      label={label}
      required={required}
      value={textOf(value)}
      onChange={(next) => onChange(next === NONE ? '' : next)}
      onBlur={onBlur}
      options={[...options, ...none]}
    />
  )
}
