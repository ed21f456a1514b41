import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Filled } from '../../scan/fill-fields.ts'
import { readValue, showValue } from '../fields/typing.ts'
import { isSameValue } from '../fields/same-value.ts'

/** One field as it was read, and what the person makes of it. */
export interface ReviewItem {
  readonly key: string
  readonly field: Field
  readonly filled: Filled
  /** What stands in its input. */
  readonly typed: unknown
  readonly isUsed: boolean
  /** The person wrote over what was read. */
  readonly isCorrected: boolean
  /** What the form says now, in words, where that is something else. */
  readonly standing: string | undefined
}

type Changes = Readonly<Record<string, { readonly typed?: unknown; readonly isUsed?: boolean }>>
type Fills = Readonly<Record<string, Filled>>

interface Review {
  readonly items: readonly ReviewItem[]
  readonly write: (key: string, typed: unknown) => void
  readonly tick: (key: string, isUsed: boolean) => void
  /** Puts what is ticked into the form around the dialog; how many fields that were. */
  readonly use: () => number
}

const NOTHING: Fills = {}

/** What was read, while somebody checks it against the picture. */
export function useReview(entity: AnyEntity, filled: Fills = NOTHING, nameOf: (key: string) => string): Review {
  const form = useFormContext()
  const [held, setHeld] = useState<{ readonly of: Fills; readonly changes: Changes }>({ of: filled, changes: {} })
  // Another picture, another review.
  const changes = held.of === filled ? held.changes : {}
  const change = (key: string, to: Changes[string]) => setHeld({ of: filled, changes: { ...changes, [key]: { ...changes[key], ...to } } })

  const items = Object.keys(entity.fields).flatMap((key): ReviewItem[] => {
    const field = entity.fields[key]
    const read = filled[key]
    if (!field || !read) return []
    const shown = showValue(field, read.value)
    const { typed = shown, isUsed = true } = changes[key] ?? {}
    const standing = readValue(field, form.getValues(nameOf(key)))
    const isOther = !isBlank(standing) && !isSameValue(standing, read.value) && field.schema.safeParse(standing).success
    return [
      {
        key,
        field,
        filled: read,
        typed,
        isUsed,
        isCorrected: !isSameValue(typed, shown),
        standing: isOther ? field.format(standing) : undefined,
      },
    ]
  })
  return {
    items,
    write: (key, typed) => change(key, { typed, isUsed: true }),
    tick: (key, isUsed) => change(key, { isUsed }),
    use: () => {
      const used = items.filter(({ isUsed, typed }) => isUsed && !isBlank(typed))
      for (const { key, typed } of used) form.setValue(nameOf(key), typed, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
      return used.length
    },
  }
}
