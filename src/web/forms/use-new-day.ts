import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import { showValue } from '../fields/typing.ts'
import { isSameValue } from '../fields/same-value.ts'

interface NewDay {
  readonly entity: AnyEntity
  readonly fields: Fields
  readonly form: UseFormReturn
  readonly at: At
  readonly isNew: boolean
}

/** A new record that waits to be begun when the day turns begins with the new day; one in which somebody has written stays as it is. */
export function useNewDay({ entity, fields, form, at, isNew }: NewDay, onTurned: () => void): void {
  const last = useRef(at)
  const { dirtyFields } = form.formState
  useEffect(() => {
    const before = last.current
    if (before.today === at.today) return
    last.current = at
    if (!isNew || Object.keys(dirtyFields).length > 0) return
    const began: Readonly<Record<string, unknown>> = entity.prefill?.(before) ?? {}
    for (const [key, value] of Object.entries(entity.prefill?.(at) ?? {})) {
      const field = fields[key]
      if (!field || isSameValue(began[key], value)) continue
      if (isSameValue(form.getValues(key), showValue(field, began[key]))) form.resetField(key, { defaultValue: showValue(field, value) })
    }
    onTurned()
  })
}
