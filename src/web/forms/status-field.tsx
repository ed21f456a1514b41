import { useController, useFormContext } from 'react-hook-form'
import { nextByHand } from '../../kernel/derive/chain.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { verbOf, type Status } from '../../kernel/fields/status.ts'
import { situationOf } from '../../kernel/derive/situation.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { TouchedValues } from './history/told-change.tsx'
import { TOUCHED_LOOK, useTouched } from './history/touched.ts'

interface StatusFieldProps {
  readonly entity: AnyEntity
  readonly name: string
  readonly field: Status<string>
  /** The record as it stands now. */
  readonly row: AnyRow
}

/** Where a record stands and where it may go from here. The move is made when the form is saved, together with the rest. */
export function StatusField({ entity, name, field, row }: StatusFieldProps) {
  const form = useFormContext()
  const { field: held, fieldState } = useController({ name, control: form.control })
  const touched = useTouched(name)
  const from = String(row[name])
  const state = field.states[from]
  const chosen = String(held.value)
  const next = field.states[chosen]
  if (!state) return null
  const now = situationOf(entity, row) ?? state
  const go = (to: string) => {
    held.onChange(to)
    const told = Object.keys(form.formState.errors)
    if (told.length > 0) void form.trigger(told)
  }
  return (
    <div
      role="group"
      aria-label={field.label}
      className={classNames('mb-5 flex flex-wrap items-center gap-2 border-b border-line pb-4', touched && `${TOUCHED_LOOK} pt-2`)}
    >
      {touched && (
        <span className="basis-full text-xs">
          <TouchedValues told={touched} />
        </span>
      )}
      <Badge tone={now.tone}>{now.label}</Badge>
      {chosen !== from && next ? (
        <>
          <span aria-hidden className="text-ink-faint">
            →
          </span>
          <span className="sr-only">diventa</span>
          <Badge tone={next.tone}>{next.label}</Badge>
          <span className="text-xs text-ink-soft">al salvataggio</span>
          <Button variant="ghost" size="sm" onClick={() => go(from)}>
            Lascia {state.label.toLowerCase()}
          </Button>
        </>
      ) : (
        nextByHand(entity, from).map((to) => (
          <Button key={to} size="sm" onClick={() => go(to)}>
            {verbOf(field, chosen, to)}
          </Button>
        ))
      )}
      {fieldState.error?.message && <p className="basis-full text-xs text-bad">{fieldState.error.message}</p>}
    </div>
  )
}
