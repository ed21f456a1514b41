import { useEffect, useRef, useState } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { FieldInput } from '../../fields/field-input.tsx'
import { readValue, showValue } from '../../fields/typing.ts'
import { focusFirstInvalid } from '../../forms/form-element.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import type { Desk } from './use-till.ts'

interface AboutFormProps {
  readonly desk: Desk
  readonly about: readonly string[]
  readonly onDone: () => void
}

/** The inputs that the kinds of the fields want; what is right is taken at once. */
export function AboutForm({ desk: { entity, sale, till, trouble }, about, onDone }: AboutFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string | undefined>>>({})
  const form = useRef<HTMLFormElement>(null)
  // After the surface has put the focus into its first field.
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusFirstInvalid(form.current))
    return () => cancelAnimationFrame(frame)
  }, [trouble])
  const take = (key: string, next: unknown) => {
    setTyped({ ...typed, [key]: next })
    const field = entity.fields[key]
    const value = field && readValue(field, next)
    const result = isBlank(value) ? undefined : field?.schema.safeParse(value)
    setWrong({ ...wrong, [key]: result?.success === false ? result.error.issues[0]?.message : undefined })
    if (result?.success !== false) till.change((now) => ({ ...now, values: { ...now.values, [key]: result?.data } }))
  }
  return (
    <form
      ref={form}
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDone()
      }}
    >
      {about.map((key) => {
        const field = entity.fields[key]
        return (
          field && (
            <Field
              key={key}
              label={field.label}
              hint={field.hint}
              error={wrong[key] ?? trouble?.problems.find(({ path }) => path === key)?.message}
            >
              {(ids) => (
                <FieldInput
                  field={field}
                  name={key}
                  value={key in typed ? typed[key] : showValue(field, sale.values[key])}
                  onChange={(next) => take(key, next)}
                  onBlur={() => undefined}
                  ids={ids}
                  required={false}
                />
              )}
            </Field>
          )
        )
      })}
      <Button type="submit" className="mt-2 justify-self-end">
        Fatto
      </Button>
    </form>
  )
}
