import { useTitle } from '../../data/use-names.ts'
import { useRow } from '../../data/use-rows.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { accessOf, textOf, UNREADABLE, type InputProps } from '../input-props.ts'
import { useChoices } from '../use-choices.ts'

export function ReferenceInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const { target, load, emptyText, create } = useChoices(field, name)
  const id = textOf(value)
  const { data: current } = useRow(target.name, id || undefined)
  const title = useTitle(target, current ?? undefined)
  return (
    <Combobox
      {...accessOf({ ids, name, label, required })}
      value={id}
      valueLabel={title}
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
