import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useTitle } from '../../data/use-names.ts'
import type { Calendar } from '../calendar/calendar.ts'
import { laneOptions, NOBODY, slotOf, type Lane, type Slot } from '../calendar/lanes.ts'
import { LaneField, MoveForm, useTypedDay } from '../drag/move-form.tsx'

interface MoveToDialogProps {
  entity: AnyEntity
  calendar: Calendar
  row: AnyRow
  lanes: readonly Lane[]
  /** Why it may not stand there; nothing when it may. */
  refusal: (slot: Slot) => string | undefined
  open: boolean
  onMove: (slot: Slot) => void
  onClose: () => void
}

/** To which day, and with whom or where. */
export function MoveToDialog({ entity, calendar, row, lanes, refusal, open, onMove, onClose }: MoveToDialogProps) {
  const title = useTitle(entity, row)
  const from = slotOf(calendar, row)
  const day = useTypedDay(entity, calendar.day, from.day)
  const [lane, setLane] = useState(from.lane ?? NOBODY)
  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const slot: Slot = { day: day.value, lane: lane === NOBODY ? undefined : lane }
  const laneFault = refusal(slot)
  return (
    <MoveForm
      title="Sposta a…"
      description={title}
      open={open}
      day={day}
      isFaulty={laneFault !== undefined}
      onMove={() => {
        if (slot.day !== from.day || slot.lane !== from.lane) onMove(slot)
      }}
      onClose={onClose}
    >
      {({ dayField, told }) => (
        <>
          {dayField}
          {laneField && (
            <LaneField label={laneField.label} value={lane} lanes={laneOptions(lanes)} error={told(laneFault)} onChange={setLane} />
          )}
        </>
      )}
    </MoveForm>
  )
}
