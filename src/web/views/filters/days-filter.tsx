import { isDay } from '../../../kernel/italian/dates.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field as Labelled } from '../../ui/field.tsx'
import { joinRange, splitRange } from './between.ts'
import { quickRanges } from './days.ts'
import { useEnds } from './use-ends.ts'
import type { FilterControlProps } from './filter-kind.ts'

/** From one day to another, and the ranges that one asks for most. */
export function DaysFilter({ field, text, onChange }: FilterControlProps) {
  const { at } = useSector()
  const range = (text !== undefined && quickRanges[text]?.range(at)) || splitRange(text)
  const [ends, setEnd] = useEnds(range, (next) => {
    if ([next.from, next.to].every((end) => end === '' || isDay(end))) onChange(joinRange(next))
  })
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{field.label}</legend>
      <div className="flex flex-wrap gap-2">
        {Object.entries(quickRanges).map(([key, { label }]) => (
          <Button
            key={key}
            size="sm"
            aria-pressed={text === key}
            className="aria-pressed:border-accent-line aria-pressed:bg-accent-wash aria-pressed:text-accent"
            onClick={() => onChange(text === key ? undefined : key)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Labelled label="Dal">{(ids) => <DateInput {...ids} value={ends.from} onChange={(value) => setEnd('from', value)} />}</Labelled>
        <Labelled label="Al">{(ids) => <DateInput {...ids} value={ends.to} onChange={(value) => setEnd('to', value)} />}</Labelled>
      </div>
    </fieldset>
  )
}
