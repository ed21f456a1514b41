import { useId, useState, type FormEvent } from 'react'
import { minutesOf } from '../../../kernel/italian/times.ts'
import { validateField } from '../../../kernel/validate.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { useToday } from '../../ui/today.ts'
import { slotOf } from '../calendar/lanes.ts'
import type { Movable, Place } from './columns.ts'
import type { Stretch } from './minutes.ts'
import type { Day } from './use-day.ts'

interface MoveDialogProps {
  readonly day: Day
  readonly what: Movable
  readonly open: boolean
  readonly onMove: (to: Place, at: Stretch) => void
  readonly onClose: () => void
}

/** A select has no empty value: this stands for nobody. */
const NOBODY = '-'

/** The same move as a drag, by words: for fingers, for keyboards, and for days that are not on screen. What has begun keeps its beginning. */
export function MoveDialog({ day: { entity, calendar, lanes, step }, what, open, onMove, onClose }: MoveDialogProps) {
  const { row, title, state, lasts } = what
  const { each = 60 } = calendar
  const form = useId()
  const today = useToday()
  const from = slotOf(calendar, row)
  const [day, setDay] = useState(from.day)
  const [time, setTime] = useState(text(calendar.time && row[calendar.time]).slice(0, 5))
  const [length, setLength] = useState(String(lasts / each).replace('.', ','))
  const [lane, setLane] = useState(from.lane ?? NOBODY)
  const [isTried, setIsTried] = useState(false)
  const [asked, setAsked] = useState<string>()
  const fieldOf = (key: string | undefined) => (key === undefined ? undefined : entity.fields[key])
  const [dayField, timeField, lengthField, laneField] = [calendar.day, calendar.time, calendar.lasts, calendar.lane].map(fieldOf)
  const check = (key: string | undefined, value: unknown): { readonly value?: unknown; readonly fault?: string | undefined } => {
    const field = fieldOf(key)
    const checked = key !== undefined && field ? validateField(key, field, value) : undefined
    if (!checked) return {}
    return 'problems' in checked ? { fault: checked.problems[0]?.message } : { value: checked.value }
  }
  const dayFault = check(calendar.day, day).fault
  const timed = check(calendar.time, time)
  const timeFault = timed.fault ?? (time === '' ? 'Scrivi l’ora.' : undefined)
  const counted = check(calendar.lasts, length.trim() === '' ? '' : lengthField?.parse(length))
  const minutes = typeof counted.value === 'number' && counted.value > 0 ? Math.round(counted.value * each) : lasts
  const doubt = dayFault === undefined && day !== from.day ? dayField?.doubt?.(day, today) : undefined
  const isAsking = doubt !== undefined && asked === day
  const isBegun = state?.begun === true

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (dayFault || timeFault || counted.fault || typeof timed.value !== 'string') return
    // A day far from now is asked about once: pressing again means it.
    if (doubt !== undefined && !isAsking) return setAsked(day)
    const start = minutesOf(timed.value)
    const id = lane === NOBODY ? undefined : lane
    onMove({ day, lane: id, title: lanes.find((one) => one.id === id)?.title ?? '' }, { from: start, to: start + minutes })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Sposta"
      description={isBegun ? `${title}: è «${state.label}», si può cambiare solo la durata.` : title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Annulla</Button>
          <Button variant="primary" type="submit" form={form}>
            {isAsking ? 'Sì, sposta' : 'Sposta'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        {!isBegun && laneField && lanes.length > 1 && (
          <Field label={laneField.label}>
            {(ids) => (
              <Select
                {...ids}
                value={lane}
                onChange={setLane}
                options={lanes.map(({ id, title: label }) => ({ value: id ?? NOBODY, label }))}
              />
            )}
          </Field>
        )}
        {!isBegun && (
          <>
            <Field label={dayField?.label} error={isAsking ? doubt : isTried ? dayFault : undefined}>
              {(ids) => <DateInput {...ids} value={day} onChange={setDay} />}
            </Field>
            <Field label={timeField?.label} error={isTried ? timeFault : undefined}>
              {(ids) => <TimeInput {...ids} value={time} step={step} onChange={setTime} />}
            </Field>
          </>
        )}
        {lengthField && (
          <Field label={lengthField.label} error={isTried ? counted.fault : undefined}>
            {(ids) => <NumberInput {...ids} value={length} onChange={setLength} />}
          </Field>
        )}
      </form>
    </Dialog>
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
