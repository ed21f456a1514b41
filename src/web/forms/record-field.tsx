import type { ReactNode } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import type { Field as Described } from '../../kernel/fields/field.ts'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { Button } from '../ui/button.tsx'
import { isRequired } from '../fields/input-props.ts'
import { showValue } from '../fields/typing.ts'
import { Field } from '../ui/field.tsx'
import { classNames } from '../ui/class-names.ts'
import { TouchedValues } from './history/told-change.tsx'
import { TOUCHED_LOOK, useTouched } from './history/touched.ts'
import { useMendButton } from './mend.tsx'

interface RecordFieldProps {
  readonly name: string
  readonly field: Described
  /** Takes a whole line of a phone's form. */
  readonly isLong?: boolean | undefined
  /** Said under the input instead of the field's own hint. */
  readonly hint?: string | undefined
  /** What the record clashes with among the others, where this field is told of it. */
  readonly conflict?: string | undefined
  /** What it would say if it followed the others: offered beside the hint. */
  readonly revised?: unknown
  /** What stands under the input: the totals of lines. */
  readonly foot?: ReactNode
  /** A question about what stands in it: it stops nobody. */
  readonly doubt?: Doubt | undefined
  readonly onPicked?: ((name: string) => void) | undefined
}

/** One field of a form: its label, its kind's input, its sentence. */
export function RecordField({ name, field, isLong, hint, conflict, revised, doubt, foot, onPicked }: RecordFieldProps) {
  const form = useFormContext()
  const { field: held } = useController({ name, control: form.control })
  // The whole tree of errors: a sentence about a line of a list stands below the list's own name.
  const { errors } = form.formState
  const remedy = useMendButton(name)
  const touched = useTouched(name)
  const sentenceAt = (path: string) => {
    const message: unknown = get(errors, [name, path, 'message'].filter(Boolean).join('.'))
    return typeof message === 'string' ? message : undefined
  }
  const change = (typed: unknown) => {
    held.onChange(typed)
    onPicked?.(name)
    // A sentence may be about two fields together, so every one that is told is asked again.
    const told = Object.keys(errors)
    if (told.length > 0) void form.trigger(told)
  }
  const leave = () => {
    held.onBlur()
    // What another record puts right stays told: asked of this one alone, the button to it would go as it is pressed.
    if (!remedy && !isBlank(form.getValues(name))) void form.trigger(name)
  }
  return (
    <Field
      label={field.label}
      required={isRequired(field)}
      error={sentenceAt('') ?? conflict}
      remedy={remedy}
      hint={
        touched ? (
          <TouchedValues told={touched} />
        ) : doubt ? (
          <Doubted
            doubt={doubt}
            shown={doubt.instead === undefined ? '' : field.format(doubt.instead)}
            onTake={() => change(showValue(field, doubt.instead))}
          />
        ) : revised === undefined ? (
          (hint ?? field.hint)
        ) : (
          <Revised text={field.format(revised)} onTake={() => change(showValue(field, revised))} />
        )
      }
      className={classNames(field.wide ? 'col-span-full' : isLong && 'field-long', touched && TOUCHED_LOOK)}
    >
      {(ids) => {
        const input = (
          <FieldInput
            field={field}
            name={name}
            value={held.value}
            onChange={change}
            onBlur={leave}
            onRefused={(message, path) => form.setError([name, path].filter(Boolean).join('.'), { type: 'invalid', message })}
            ids={ids}
            required={isRequired(field)}
            errorAt={sentenceAt}
          />
        )
        // One part of its field, which has three: what stands under the input would fall upon the hint.
        return foot ? (
          <div className="min-w-0">
            {input}
            {foot}
          </div>
        ) : (
          input
        )
      }}
    </Field>
  )
}

/** What seems not to be meant, and the way to take what was. */
function Doubted({ doubt, shown, onTake }: { readonly doubt: Doubt; readonly shown: string; readonly onTake: () => void }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-warn">
      {doubt.message}
      {doubt.instead !== undefined && (
        <Button size="sm" onClick={onTake}>
          Scrivi {shown}
        </Button>
      )}
    </span>
  )
}

/** A value that would follow by now, and the way to take it. */
function Revised({ text, onTake }: { readonly text: string; readonly onTake: () => void }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-warn">
      Ora sarebbe {text}
      <Button size="sm" onClick={onTake}>
        Aggiorna
      </Button>
    </span>
  )
}
