import { useSector } from '../../data/sector-context.tsx'
import { Field as Labelled } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { readNumber, splitRange, type Range } from './between.ts'
import type { FilterControlProps } from './filter-kind.ts'
import { useEnds } from './use-ends.ts'

const LABELS: Readonly<Record<keyof Range, string>> = { from: 'Da', to: 'A' }

/** From one amount to another. */
export function NumbersFilter({ field, text, onChange }: FilterControlProps) {
  const { at } = useSector()
  const show = (end: string) => {
    const value = end === '' ? undefined : readNumber(end)
    return value === undefined ? end : field.edit(value)
  }
  const crossed = (from: string) => `Scrivi almeno ${from}, oppure cambia «Da».`
  const { typed, errors, type, leave, paste } = useEnds({ field, range: splitRange(text), today: at.today, show, crossed, onChange })
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{field.label}</legend>
      {(['from', 'to'] as const).map((end) => (
        <Labelled key={end} label={LABELS[end]} error={errors[end]}>
          {(ids) => (
            <NumberInput
              {...ids}
              value={typed[end]}
              onChange={(next) => type(end, next)}
              onPaste={(event) => {
                if (paste(end, event.clipboardData.getData('text/plain'))) event.preventDefault()
              }}
              onBlur={() => leave(end, typed[end])}
              onKeyDown={(event) => {
                if (event.key === 'Enter') leave(end, typed[end])
              }}
            />
          )}
        </Labelled>
      ))}
    </fieldset>
  )
}
