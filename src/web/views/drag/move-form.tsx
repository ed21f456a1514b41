import { useId, useState, type FormEvent, type ReactNode } from 'react'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../fields/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useToday } from '../../ui/today.ts'
import { checkTyped } from './check-typed.ts'

/** A day that somebody types, what is wrong with it, and what one would ask about it. */
export interface TypedDay {
  readonly label: string | undefined
  readonly value: string
  readonly set: (day: string) => void
  readonly fault: string | undefined
  readonly doubt: string | undefined
}

/** A day that is typed over `from`; it begins with `to` where a drop has named one. */
export function useTypedDay(entity: AnyEntity, key: string, from: string, to = from): TypedDay {
  const today = useToday()
  const [value, set] = useState(to)
  const field = entity.fields[key]
  const { fault } = checkTyped(entity, key, value)
  const doubt = fault === undefined && value !== from ? field?.doubt?.(value, today) : undefined
  return { label: field?.label, value, set, fault, doubt }
}

interface MoveFormProps {
  readonly title?: string
  readonly description: string
  /** The record that moves: its button is gone from one place and new in another, and the keyboard stays on it. */
  readonly record: string
  readonly open: boolean
  readonly day: TypedDay
  /** Something else than the day stands against it. */
  readonly isFaulty: boolean
  /** Its question stands there from the beginning: a drop has brought it. */
  readonly isAsking?: boolean
  /** What was typed holds. */
  readonly onMove: () => void
  readonly onClose: () => void
  /** The fields; `told` passes on what is wrong with one once somebody has tried. */
  readonly children: (parts: { readonly dayField: ReactNode; readonly told: <T>(fault: T) => T | undefined }) => ReactNode
}

/** The same move as a drag, by words: for fingers, for keyboards, and for days that are not on screen. */
export function MoveForm({
  title = 'Sposta',
  description,
  record,
  open,
  day,
  isFaulty,
  isAsking: isAsked = false,
  onMove,
  onClose,
  children,
}: MoveFormProps) {
  const form = useId()
  const [isTried, setIsTried] = useState(false)
  const [asked, setAsked] = useState(isAsked ? day.value : undefined)
  const isAsking = day.doubt !== undefined && asked === day.value
  const told = <T,>(fault: T) => (isTried ? fault : undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (day.fault !== undefined || isFaulty) return
    // A day far from now is asked about once: pressing again means it.
    if (day.doubt !== undefined && !isAsking) return setAsked(day.value)
    onMove()
    onClose()
  }
  const dayField = (
    <Field label={day.label} error={isAsking ? day.doubt : told(day.fault)}>
      {(ids) => <DateInput {...ids} value={day.value} onChange={day.set} />}
    </Field>
  )
  return (
    <Dialog
      open={open}
      finalFocus={() => document.querySelector<HTMLElement>(`[data-record="${CSS.escape(record)}"]`)}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
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
        {children({ dayField, told })}
      </form>
    </Dialog>
  )
}

interface LaneFieldProps {
  readonly label: string | undefined
  readonly value: string
  readonly lanes: readonly { readonly value: string; readonly label: string }[]
  readonly error?: string | undefined
  readonly onChange: (lane: string) => void
}

/** With whom or where. */
export function LaneField({ label, value, lanes, error, onChange }: LaneFieldProps) {
  return (
    <Field label={label} error={error}>
      {(ids) => <Select {...ids} value={value} onChange={onChange} options={lanes} />}
    </Field>
  )
}
