import { titleOf } from '../../../kernel/entity.ts'
import { useRow } from '../../data/use-rows.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { textOf, UNREADABLE, type InputProps } from '../typed.ts'
import { useChoices } from '../use-choices.ts'

export function ReferenceInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const { target, load, emptyText, create } = useChoices(field)
  const id = textOf(value)
  const { data: current } = useRow(target.name, id || undefined)
  return (
    <Combobox
      id={ids.id}
      name={name}
      describedBy={ids.describedBy}
      invalid={ids.invalid}
      label={label}
      required={required}
      value={id}
      valueLabel={current ? titleOf(target, current) : ''}
      onChange={onChange}
      onUnknown={() => onChange(UNREADABLE)}
      onBlur={onBlur}
      loadOptions={load}
      placeholder={field.placeholder ?? 'Cerca…'}
      emptyText={emptyText}
      onCreate={create && ((text) => create(text, onChange))}
    />
  )
}
