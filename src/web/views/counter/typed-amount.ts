import { useRef, useState } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { isCode } from '../../shelf/is-code.ts'

type Amount = { readonly value: number | undefined } | { readonly error: string }

export function readAmount(field: Field, typed: string): Amount {
  if (typed.trim() === '') return { value: undefined }
  // Whoever types «12,» has got as far as twelve.
  const result = field.schema.safeParse(field.parse(typed.trim().replace(/[.,]$/, '')))
  return result.success ? { value: Number(result.data) } : { error: result.error.issues[0]?.message ?? '' }
}

/** What no such number can be, and a reader may have sent. */
const isReadHere = (field: Field, typed: string): boolean => isCode(typed.trim()) && 'error' in readAmount(field, typed)

/**
 * A number as somebody types it, taken as soon as it is one; half of one stays in the box until it is left. Of one that cannot be
 * nothing is taken: it is what it was before. `onChange` hears nothing where it was emptied. `keepsRefused`: a number that cannot be
 * stays in the box, with its sentence, when the box is left.
 */
export function useTypedAmount(
  field: Field | undefined,
  value: number | undefined,
  onChange: (value: number | undefined) => void,
  { keepsRefused = false } = {},
) {
  const [typed, setTyped] = useState<string>()
  const before = useRef(value)
  const read = field && typed !== undefined ? readAmount(field, typed) : undefined
  return {
    /** What stands in the box, while it is not the number itself. */
    typed,
    error: read && 'error' in read ? read.error : undefined,
    begin: () => {
      before.current = value
    },
    take: (text: string) => {
      setTyped(text)
      const next = field && readAmount(field, text)
      if (next) onChange('value' in next ? next.value : before.current)
    },
    end: () => setTyped((now) => (keepsRefused && field && now !== undefined && 'error' in readAmount(field, now) ? now : undefined)),
    /** The code that a reader has written here, if it has: the number is what it was before. */
    takeCode: (): string | undefined => {
      if (!field || typed === undefined || !isReadHere(field, typed)) return undefined
      onChange(before.current)
      setTyped(undefined)
      return typed
    },
  }
}
