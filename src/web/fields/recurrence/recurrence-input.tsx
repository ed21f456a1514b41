import { useState } from 'react'
import { useFormContext, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Field } from '../../../kernel/fields/field.ts'
import type { Recurrence } from '../../../kernel/fields/recurrence.ts'
import { addDays, formatDate, isDay, weekdayOf } from '../../../kernel/italian/dates.ts'
import { daysOf, MOST_TIMES } from '../../../kernel/recurrence/days-of.ts'
import { NAMES_OF_DAYS, readRepeat, writeRepeat, type Repeat } from '../../../kernel/recurrence/repeat.ts'
import { DateInput } from '../date-input.tsx'
import { Field as Labelled } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { KindInputProps } from '../form-half.ts'
import { textOf } from '../input-props.ts'
import { WeekdayPills } from './weekday-pills.tsx'

const ONCE = 'mai'
const EVERY: readonly (readonly [string, string])[] = [
  [ONCE, 'Non si ripete'],
  ['1', 'Ogni settimana'],
  ['2', 'Ogni 2 settimane'],
  ['3', 'Ogni 3 settimane'],
  ['4', 'Ogni 4 settimane'],
]
/** Until when somebody repeats who has not said so yet: about three months. */
const USUAL_DAYS = 91

/** How a record is repeated: how often, on which days, until when, and how many that makes. */
export function RecurrenceInput({ field, value, onChange, onBlur, ids, label }: KindInputProps) {
  const form = useFormContext() as UseFormReturn | null
  const first = textOf(useDay(form, dayOf(field)))
  const known = readRepeat(textOf(value))
  // What no record could keep yet stays in the boxes.
  const [open, setOpen] = useState<Repeat>()
  const parts = textOf(value) === '' ? undefined : (known ?? open)
  const take = (next: Repeat | undefined) => {
    setOpen(next)
    onChange(next ? writeRepeat(next) : '')
  }
  const begin = (every: number): Repeat => {
    const from = isDay(first) ? first : undefined
    if (parts) return { ...parts, every }
    return { every, on: from ? [weekdayOf(from)] : [], until: from ? addDays(from, USUAL_DAYS) : '', skipsHolidays: true, series: '' }
  }
  const options = EVERY.map(([key, text]) => ({ value: key, label: text }))
  const rare = parts && parts.every > 4 ? [{ value: String(parts.every), label: `Ogni ${parts.every} settimane` }] : []
  return (
    <div className="grid items-start gap-x-4 gap-y-3 md:grid-cols-2">
      <Select
        id={ids.id}
        describedBy={ids.describedBy}
        invalid={ids.invalid}
        label={label}
        value={parts ? String(parts.every) : ONCE}
        onChange={(next) => take(next === ONCE ? undefined : begin(Number(next)))}
        onBlur={onBlur}
        options={[...options, ...rare]}
      />
      {parts && (
        <>
          <WeekdayPills value={parts.on} onChange={(on) => take({ ...parts, on })} />
          <Labelled label="Fino al" required>
            {({ id, describedBy, invalid }) => (
              <DateInput
                id={id}
                describedBy={describedBy}
                invalid={invalid}
                value={parts.until}
                min={first || undefined}
                onChange={(until) => take({ ...parts, until })}
                onBlur={onBlur}
              />
            )}
          </Labelled>
          <Switch
            className="md:self-end"
            label="Salta i festivi"
            checked={parts.skipsHolidays}
            onChange={(skipsHolidays) => take({ ...parts, skipsHolidays })}
          />
          <p className="col-span-full text-xs text-ink-soft" role="status">
            {isDay(first) && known ? countOf(known, first) : ''}
          </p>
        </>
      )}
    </div>
  )
}

const dayOf = (field: Field): string => (field as Recurrence<string>).of

function useDay(form: UseFormReturn | null, name: string): unknown {
  const watched: unknown = useWatch(form ? { control: form.control, name } : { name, disabled: true })
  return watched
}

/** «12 volte, l’ultima giovedì 17/12/2026. Salta 08/12/2026.» */
function countOf(repeat: Repeat, first: string): string {
  const { days, skipped, isCut } = daysOf(repeat, first)
  const last = days.at(-1) ?? first
  const ended = `${days.length === 1 ? 'Una volta sola' : `${days.length} volte, l’ultima ${NAMES_OF_DAYS[weekdayOf(last)]} ${formatDate(last)}`}.`
  const left = skipped.length > 0 ? ` Salta ${skipped.map(formatDate).join(', ')}.` : ''
  return isCut ? `Al massimo ${MOST_TIMES} volte: si ferma il ${formatDate(last)}.` : ended + left
}
