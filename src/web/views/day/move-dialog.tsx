import { useState } from 'react'
import { minutesOf } from '../../../kernel/italian/times.ts'
import { slotDoubts } from '../../../kernel/opening/slot-doubts.ts'
import { useSector } from '../../data/sector-context.tsx'
import { useOpening } from '../../data/use-opening.ts'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { TimeInput } from '../../ui/time-input.tsx'
import { laneOptions, NOBODY, slotOf } from '../../calendar/lanes.ts'
import { checkTyped } from '../drag/check-typed.ts'
import { LaneField, MoveForm, useTypedDay } from '../drag/move-form.tsx'
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

/** To which column, day and hour, and for how long. What has begun keeps its beginning. */
export function MoveDialog({ day: { entity, calendar, lanes, step }, what, open, onMove, onClose }: MoveDialogProps) {
  const { row, title, state, lasts } = what
  const { each = 60 } = calendar
  const from = slotOf(calendar, row)
  const typedDay = useTypedDay(entity, calendar.day, from.day)
  const opening = useOpening()
  const { at: now } = useSector()
  const [time, setTime] = useState(text(calendar.time && row[calendar.time]).slice(0, 5))
  const [length, setLength] = useState(String(lasts / each).replace('.', ','))
  const [lane, setLane] = useState(from.lane ?? NOBODY)
  const [timeField, lengthField, laneField] = [calendar.time, calendar.lasts, calendar.lane].map((key) =>
    key === undefined ? undefined : entity.fields[key],
  )
  const timed = checkTyped(entity, calendar.time, time)
  const timeFault = timed.fault ?? (time === '' ? 'Scrivi l’ora.' : undefined)
  const counted = checkTyped(entity, calendar.lasts, length.trim() === '' ? '' : lengthField?.parse(length))
  const minutes = typeof counted.value === 'number' && counted.value > 0 ? Math.round(counted.value * each) : lasts
  const isBegun = state?.begun === true
  const hour = typeof timed.value === 'string' ? timed.value : undefined
  const after = {
    ...row,
    [calendar.day]: typedDay.value,
    ...(calendar.time && hour !== undefined && { [calendar.time]: hour }),
    ...(calendar.lasts && { [calendar.lasts]: minutes / each }),
    ...(calendar.lane && { [calendar.lane]: lane === NOBODY ? null : lane }),
  }
  const [outside] = slotDoubts(entity, opening, { before: row, after, at: now, asked: 'sposta' })
  const day = { ...typedDay, doubt: typedDay.doubt ?? outside?.message }

  const move = () => {
    if (typeof timed.value !== 'string') return
    const start = minutesOf(timed.value)
    const id = lane === NOBODY ? undefined : lane
    onMove({ day: day.value, lane: id, title: lanes.find((one) => one.id === id)?.title ?? '' }, { from: start, to: start + minutes })
  }
  return (
    <MoveForm
      record={row.id}
      description={isBegun ? `${title}: è «${state.label}», si può cambiare solo la durata.` : title}
      open={open}
      day={day}
      isFaulty={timeFault !== undefined || counted.fault !== undefined || typeof timed.value !== 'string'}
      onMove={move}
      onClose={onClose}
    >
      {({ dayField, told }) => (
        <>
          {!isBegun && laneField && lanes.length > 1 && (
            <LaneField label={laneField.label} value={lane} lanes={laneOptions(lanes)} onChange={setLane} />
          )}
          {!isBegun && (
            <>
              {dayField}
              <Field label={timeField?.label} error={told(timeFault)}>
                {(ids) => <TimeInput {...ids} value={time} step={step} onChange={setTime} />}
              </Field>
            </>
          )}
          {lengthField && (
            <Field label={lengthField.label} error={told(counted.fault)}>
              {(ids) => <NumberInput {...ids} value={length} onChange={setLength} />}
            </Field>
          )}
        </>
      )}
    </MoveForm>
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
