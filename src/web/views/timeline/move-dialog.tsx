import { useId, useState, type FormEvent } from 'react'
import { validateField } from '../../../kernel/validate.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { Select } from '../../ui/select.tsx'
import { useToday } from '../../ui/today.ts'
import type { Bar, Lane } from './plan.ts'
import { isSame, type Stretch } from './stretch.ts'
import { sayingsOf } from './words.ts'

interface MoveDialogProps {
  readonly bar: Bar
  readonly lanes: readonly Lane[]
  readonly open: boolean
  readonly onMove: (to: Stretch) => void
  readonly onClose: () => void
}

/** The same move as a drag, by words: for fingers, for keyboards, and for days that are not on screen. What is fixed keeps its day and its lane. */
export function MoveDialog({ bar, lanes, open, onMove, onClose }: MoveDialogProps) {
  const { entity, span, stretch, isFixed, state } = bar
  const form = useId()
  const today = useToday()
  const [from, setFrom] = useState(stretch.from)
  const [nights, setNights] = useState(String(stretch.nights))
  const [lane, setLane] = useState(stretch.lane)
  const [isTried, setIsTried] = useState(false)
  const [asked, setAsked] = useState<string>()
  const day = check(bar, span.from, from)
  const count = check(bar, span.lasts, nights.trim() === '' ? '' : entity.fields[span.lasts]?.parse(nights))
  const doubt = day.fault === undefined && from !== stretch.from ? entity.fields[span.from]?.doubt?.(from, today) : undefined
  const isAsking = doubt !== undefined && asked === from
  const isShort = typeof count.value === 'number' && count.value < 1

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (day.fault || count.fault || isShort || typeof count.value !== 'number') return
    // A day far from now is asked about once: pressing again means it.
    if (doubt !== undefined && !isAsking) return setAsked(from)
    const to = { lane, from, nights: count.value }
    if (!isSame(to, stretch)) onMove(to)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Sposta"
      description={isFixed ? `${bar.title}: è «${state?.label ?? ''}», ${sayingsOf(entity).onlyLength}` : bar.title}
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
        {!isFixed && (
          <>
            <Field label={entity.fields[span.lane]?.label}>
              {(ids) => (
                <Select {...ids} value={lane} onChange={setLane} options={lanes.map(({ id, title }) => ({ value: id, label: title }))} />
              )}
            </Field>
            <Field label={entity.fields[span.from]?.label} error={isAsking ? doubt : isTried ? day.fault : undefined}>
              {(ids) => <DateInput {...ids} value={from} onChange={setFrom} />}
            </Field>
          </>
        )}
        <Field
          label={entity.fields[span.lasts]?.label}
          error={isTried ? (count.fault ?? (isShort ? sayingsOf(entity).atLeast : undefined)) : undefined}
        >
          {(ids) => <NumberInput {...ids} inputMode="numeric" value={nights} onChange={setNights} />}
        </Field>
      </form>
    </Dialog>
  )
}

/** The value that was typed, or the sentence about it. */
function check({ entity }: Bar, key: string, typed: unknown): { readonly value?: unknown; readonly fault?: string } {
  const field = entity.fields[key]
  const checked = field && validateField(key, field, typed)
  if (!checked) return {}
  if (!('problems' in checked)) return { value: checked.value }
  const fault = checked.problems[0]?.message
  return fault === undefined ? {} : { fault }
}
