import { isDay } from '../../../kernel/italian/dates.ts'
import { useSector } from '../../data/sector-context.tsx'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../date-input.tsx'
import { readDate } from '../../ui/date-text.ts'
import { Field as Labelled } from '../../ui/field.tsx'
import { splitRange, type Range } from './between.ts'
import { quickRanges } from './days.ts'
import { useEnds } from './use-ends.ts'
import type { FilterControlProps } from './filter-kind.ts'

const LABELS: Readonly<Record<keyof Range, string>> = { from: 'Dal', to: 'Al' }

/** From one day to another, and the ranges that one asks for most. */
export function DaysFilter({ field, text, onChange }: FilterControlProps) {
  const { at } = useSector()
  const range = (text !== undefined && quickRanges[text]?.range(at)) || splitRange(text)
  const crossed = (from: string) => `Scegli il ${from} o un giorno dopo, oppure cambia «Dal».`
  const { typed, errors, type, leave, paste } = useEnds({ field, range, today: at.today, show: (end) => end, crossed, onChange })
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
        {(['from', 'to'] as const).map((end) => (
          <Labelled key={end} label={LABELS[end]} error={errors[end]}>
            {(ids) => (
              <DateInput
                {...ids}
                value={typed[end]}
                onChange={(value) => (value === '' || isDay(value) ? leave : type)(end, value)}
                onPaste={(event) => {
                  if (paste(end, event.clipboardData.getData('text/plain'))) event.preventDefault()
                }}
                // A day that the box could read by itself has been handed out already.
                onBlur={() => readDate(typed[end], at.today) === undefined && leave(end, typed[end])}
              />
            )}
          </Labelled>
        ))}
      </div>
    </fieldset>
  )
}
