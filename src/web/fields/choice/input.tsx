import { use, useState } from 'react'
import type { Choice } from '../../../kernel/fields/choice.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { isOptional } from '../../../kernel/fields/field.ts'
import { NewerPlacesContext } from '../../data/newer-places.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Select } from '../../ui/select.tsx'
import { accessOf, textOf, UNREADABLE, type InputProps } from '../input-props.ts'

/** In their own order: keys made of digits would come first. */
const optionsOf = ({ ranks, ...field }: Field): [string, string][] => {
  const options = 'options' in field ? (field as Choice<string>).options : {}
  return (ranks ?? Object.keys(options)).map((value) => [String(value), options[String(value)] ?? String(value)])
}
/** No key of a choice is empty, and a select needs a value for «none». */
const NONE = ' none'
/** More than a list that one reads through: it is searched by typing. */
const MANY = 20

export function ChoiceInput({ field, name, value, onChange, onBlur, ids, required, label }: InputProps) {
  const { also, later } = field as Partial<Choice<string>>
  const newer = use(NewerPlacesContext)
  const [come, setCome] = useState<readonly string[]>([])
  // Asked when one comes here: newer tables may have been taken in meanwhile. Offline the list is the one of the description.
  const load = () => {
    if (later)
      newer().then(
        (differences) => setCome(later.among(differences)),
        () => undefined,
      )
  }
  const beside = later?.is(textOf(value)) ? [textOf(value), ...come] : come
  const options = [
    ...optionsOf(field).map(([key, text]) => ({ value: key, label: text, also: also?.[key] })),
    ...[...new Set(beside)].map((key) => ({ value: key, label: field.format(key), also: undefined })),
  ]
  const none = isOptional(field) && textOf(value) !== '' ? [{ value: NONE, label: 'Nessuna scelta' }] : []
  if (options.length > MANY) {
    return (
      <Combobox
        {...accessOf({ ids, name, label, required })}
        value={textOf(value)}
        onChange={onChange}
        onUnknown={() => onChange(UNREADABLE)}
        onBlur={onBlur}
        onFocus={load}
        options={options}
        placeholder="Cerca…"
      />
    )
  }
  return (
    <Select
      {...accessOf({ ids, name, label, required })}
      value={textOf(value)}
      onChange={(next) => onChange(next === NONE ? '' : next)}
      onBlur={onBlur}
      options={[...options, ...none]}
    />
  )
}
