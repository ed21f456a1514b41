import { useMeasure } from '../../data/use-rows.ts'
import { ChooseMany } from './choose-many.tsx'
import type { FilterControlProps } from './filter-kind.ts'

/** The words that the records really hold in a field: suppliers, towns. */
export function WordsFilter({ entity, name, field, text, onChange }: FilterControlProps) {
  const { data } = useMeasure({ entity, fn: 'count', groupBy: { field: name } })
  const options = (data?.groups ?? [])
    .filter(({ key }) => key !== '')
    .map(({ key, value }) => ({ value: key, label: key, hint: String(value) }))
  return <ChooseMany label={field.label} text={text} options={options} onChange={onChange} />
}
