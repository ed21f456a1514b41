import { useState } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { useTitle } from '../../data/use-names.ts'
import type { Calendar } from '../../calendar/calendar.ts'
import { laneOptions, NOBODY, slotOf, type Lane, type Slot } from '../../calendar/lanes.ts'
import { LaneField, MoveForm, useTypedDay } from '../drag/move-form.tsx'

interface MoveToDialogProps {
  entity: AnyEntity
  calendar: Calendar
  row: AnyRow
  lanes: readonly Lane[]
  /** Why it may not stand there; nothing when it may. */
  refusal: (slot: Slot) => string | undefined
  /** Square on which it was dropped and about which one asks. */
  to?: Slot | undefined
  /** Question about a square that is closed. */
  doubt?: (slot: Slot) => string | undefined
  open: boolean
  onMove: (slot: Slot) => void
  onClose: () => void
}

/** To which day, and with whom or where. */
export function MoveToDialog({ entity, calendar, row, lanes, refusal, to, doubt, open, onMove, onClose }: MoveToDialogProps) {
  const title = useTitle(entity, row)
  const from = slotOf(calendar, row)
  const typed = useTypedDay(entity, calendar.day, from.day, to?.day)
  const [lane, setLane] = useState((to ?? from).lane ?? NOBODY)
  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const slot: Slot = { day: typed.value, lane: lane === NOBODY ? undefined : lane }
  const laneFault = refusal(slot)
  const day = { ...typed, doubt: typed.doubt ?? (laneFault === undefined ? doubt?.(slot) : undefined) }
  return (
    <MoveForm
      record={row.id}
      title="Sposta a…"
      description={title}
      open={open}
      day={day}
      isAsking={to !== undefined}
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
