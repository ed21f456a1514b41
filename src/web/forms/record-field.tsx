import { get, useController, useFormContext } from 'react-hook-form'
import type { Field as Described } from '../../kernel/fields/field.ts'
import { isBlank } from '../../kernel/validate.ts'
import { FieldInput } from '../fields/field-input.tsx'
import { isRequired } from '../fields/typing.ts'
import { Field } from '../ui/field.tsx'

interface RecordFieldProps {
  readonly name: string
  readonly field: Described
  /** Takes a whole line of a phone's form. */
  readonly isLong?: boolean | undefined
  /** Said under the input instead of the field's own hint. */
  readonly hint?: string | undefined
  /** What the record clashes with among the others, where this field is told of it. */
  readonly conflict?: string | undefined
  readonly onPicked?: ((name: string, typed: unknown) => void) | undefined
}

/** One field of a form: its label, its kind's input, its sentence. */
export function RecordField({ name, field, isLong, hint, conflict, onPicked }: RecordFieldProps) {
  const form = useFormContext()
  const { field: held } = useController({ name, control: form.control })
  // The whole tree of errors: a sentence about a line of a list stands below the list's own name.
  const { errors } = form.formState
  const sentenceAt = (path: string) => {
    const message: unknown = get(errors, [name, path, 'message'].filter(Boolean).join('.'))
    return typeof message === 'string' ? message : undefined
  }
  const change = (typed: unknown) => {
    held.onChange(typed)
    onPicked?.(name, typed)
    // A sentence may be about two fields together, so every one that is told is asked again.
    const told = Object.keys(errors)
    if (told.length > 0) void form.trigger(told)
  }
  const leave = () => {
    held.onBlur()
    if (!isBlank(form.getValues(name))) void form.trigger(name)
  }
  return (
    <Field
      label={field.label}
      required={isRequired(field)}
      error={sentenceAt('') ?? conflict}
      hint={hint ?? field.hint}
      className={field.wide ? 'col-span-full' : isLong ? 'field-long' : undefined}
    >
      {(ids) => (
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
      )}
    </Field>
  )
}
