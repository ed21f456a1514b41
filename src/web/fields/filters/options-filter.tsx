import { ChooseMany } from './choose-many.tsx'
import type { FilterControlProps } from './filter-kind.ts'
import { valuesOf } from './values-of.ts'

/** The values of a short list, as boxes. */
export function OptionsFilter({ field, text, onChange }: FilterControlProps) {
  const options = valuesOf(field).map((value) => ({ value, label: field.format(value) }))
  return <ChooseMany label={field.label} text={text} options={options} onChange={onChange} />
}
