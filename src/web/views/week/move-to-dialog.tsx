import { useId, useState, type FormEvent } from 'react'
import type { AnyEntity } from '../../../kernel/define-entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { validateField } from '../../../kernel/validate.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { slotOf, type Lane, type Slot } from './lanes.ts'
import type { Calendar } from './calendar.ts'
import { slotRefusal } from './week-moves.ts'

interface MoveToDialogProps {
  entity: AnyEntity
  calendar: Calendar
  row: AnyRow
  title: string
  lanes: readonly Lane[]
  open: boolean
  onMove: (slot: Slot) => void
  onClose: () => void
}

/** A select has no empty value: this stands for nobody. */
const NOBODY = '-'

/** The same move as a drag, by words: for fingers, for keyboards, and for days beyond this week. */
export function MoveToDialog({ entity, calendar, row, title, lanes, open, onMove, onClose }: MoveToDialogProps) {
  const from = slotOf(calendar, row)
  const form = useId()
  const [day, setDay] = useState(from.day)
  const [lane, setLane] = useState(from.lane ?? NOBODY)
  const [isTried, setIsTried] = useState(false)
  const dayField = entity.fields[calendar.day]
  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const slot: Slot = { day, lane: lane === NOBODY ? undefined : lane }
  const checked = dayField && validateField(calendar.day, dayField, day)
  const dayFault = checked && 'problems' in checked ? checked.problems[0]?.message : undefined
  const laneFault = slotRefusal(entity, row, slot)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (dayFault || laneFault) return
    if (slot.day !== from.day || slot.lane !== from.lane) onMove(slot)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Sposta a…"
      description={title}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Annulla</Button>
          <Button variant="primary" type="submit" form={form}>
            Sposta
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={dayField?.label} error={isTried ? dayFault : undefined}>
          {(ids) => <DateInput {...ids} value={day} onChange={setDay} />}
        </Field>
        {laneField && (
          <Field label={laneField.label} error={isTried ? laneFault : undefined}>
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
      </form>
    </Dialog>
  )
}
