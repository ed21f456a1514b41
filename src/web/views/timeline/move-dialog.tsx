import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { checkTyped } from '../drag/check-typed.ts'
import { LaneField, MoveForm, useTypedDay } from '../drag/move-form.tsx'
import type { Bar, Lane } from './plan.ts'
import { isSame, type Stretch } from '../../calendar/stretch.ts'
import { sayingsOf } from '../../calendar/stretch-words.ts'

interface MoveDialogProps {
  readonly bar: Bar
  readonly lanes: readonly Lane[]
  readonly open: boolean
  readonly onMove: (to: Stretch) => void
  readonly onClose: () => void
}

/** To which lane and day, and for how long. What is fixed keeps its day and its lane. */
export function MoveDialog({ bar, lanes, open, onMove, onClose }: MoveDialogProps) {
  const { entity, span, stretch, isFixed, state } = bar
  const { fields } = entity
  const day = useTypedDay(entity, span.from, stretch.from)
  const [nights, setNights] = useState(String(stretch.nights))
  const [lane, setLane] = useState(stretch.lane)
  const { value, fault } = checkTyped(entity, span.lasts, nights.trim() === '' ? '' : fields[span.lasts]?.parse(nights))
  const count = typeof value === 'number' ? value : undefined
  const isShort = count !== undefined && count < 1

  const move = () => {
    if (count === undefined) return
    const to = { lane, from: day.value, nights: count }
    if (!isSame(to, stretch)) onMove(to)
  }
  return (
    <MoveForm
      record={bar.id}
      description={isFixed ? `${bar.title}: è «${state?.label ?? ''}», ${sayingsOf(entity).onlyLength}` : bar.title}
      open={open}
      day={day}
      isFaulty={isShort || count === undefined}
      onMove={move}
      onClose={onClose}
    >
      {({ dayField, told }) => (
        <>
          {!isFixed && (
            <>
              <LaneField
                label={fields[span.lane]?.label}
                value={lane}
                lanes={lanes.map(({ id, title }) => ({ value: id, label: title }))}
                onChange={setLane}
              />
              {dayField}
            </>
          )}
          <Field label={fields[span.lasts]?.label} error={told(fault ?? (isShort ? sayingsOf(entity).atLeast : undefined))}>
            {(ids) => <NumberInput {...ids} inputMode="numeric" value={nights} onChange={setNights} />}
          </Field>
        </>
      )}
    </MoveForm>
  )
}
