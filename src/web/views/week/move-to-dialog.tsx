import { useId, useState, type FormEvent } from 'react'
import type { AnyEntity } from '../../../kernel/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { validateField } from '../../../kernel/validate.ts'
import { useTitle } from '../../data/use-names.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useToday } from '../../ui/today.ts'
import { slotOf, type Lane, type Slot } from '../calendar/lanes.ts'
import type { Calendar } from '../calendar/calendar.ts'

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

/** A select has no empty value: this stands for nobody. */
const NOBODY = '-'

/** The same move as a drag, by words: for fingers, for keyboards, and for days beyond this week. */
export function MoveToDialog({ entity, calendar, row, lanes, refusal, open, onMove, onClose }: MoveToDialogProps) {
  const title = useTitle(entity, row)
  const from = slotOf(calendar, row)
  const form = useId()
  const today = useToday()
  const [day, setDay] = useState(from.day)
  const [lane, setLane] = useState(from.lane ?? NOBODY)
  const [isTried, setIsTried] = useState(false)
  const [asked, setAsked] = useState<string>()
  const dayField = entity.fields[calendar.day]
  const laneField = calendar.lane === undefined ? undefined : entity.fields[calendar.lane]
  const slot: Slot = { day, lane: lane === NOBODY ? undefined : lane }
  const checked = dayField && validateField(calendar.day, dayField, day)
  const dayFault = checked && 'problems' in checked ? checked.problems[0]?.message : undefined
  const doubt = dayFault === undefined && day !== from.day ? dayField?.doubt?.(day, today) : undefined
  const isAsking = doubt !== undefined && asked === day
  const laneFault = refusal(slot)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (dayFault || laneFault) return
    // A day far from now is asked about once: pressing again means it.
    if (doubt !== undefined && !isAsking) return setAsked(day)
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
            {isAsking ? 'Sì, sposta' : 'Sposta'}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label={dayField?.label} error={isAsking ? doubt : isTried ? dayFault : undefined}>
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
