import { useId, useRef, useState, type ReactNode } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { isCode } from './find-article.ts'
import { TextInput } from '../../ui/text-input.tsx'

interface AmountInputProps {
  readonly field: Field
  readonly label: string
  readonly value: unknown
  /** Nothing where it was emptied. */
  readonly onChange: (value: number | undefined) => void
  readonly suffix?: ReactNode
  readonly className?: string
  readonly placeholder?: string
  readonly onEnter?: (() => void) | undefined
  /** Hears of a code that a reader has written here: the number is what it was before. */
  readonly onCode?: ((code: string) => void) | undefined
}

/** A number as somebody types it, taken as soon as it is one; half of one stays in the box until it is left. */
export function AmountInput({ field, label, value, onChange, suffix, className, placeholder, onEnter, onCode }: AmountInputProps) {
  const errorId = useId()
  const [typed, setTyped] = useState<string>()
  const before = useRef<number>(undefined)
  const read = typed === undefined ? undefined : readAmount(field, typed)
  const error = read && 'error' in read ? read.error : undefined
  return (
    <span className={className}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        suffix={suffix}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : errorId}
        className="num"
        value={typed ?? (value === undefined || value === null ? '' : field.edit(value))}
        onFocus={() => (before.current = typeof value === 'number' ? value : undefined)}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = readAmount(field, event.target.value)
          if ('value' in next) onChange(next.value)
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (!onCode || typed === undefined || !isReadHere(field, typed)) return onEnter?.()
          onChange(before.current)
          setTyped(undefined)
          onCode(typed)
        }}
      />
      {error !== undefined && (
        <span id={errorId} role="alert" className="block pt-1 text-xs text-bad">
          {error}
        </span>
      )}
    </span>
  )
}

type Amount = { readonly value: number | undefined } | { readonly error: string }

/** What no such number can be, and a reader may have sent. */
export const isReadHere = (field: Field, typed: string): boolean => isCode(typed.trim()) && 'error' in readAmount(field, typed)

export function readAmount(field: Field, typed: string): Amount {
  if (typed.trim() === '') return { value: undefined }
  const result = field.schema.safeParse(field.parse(typed.trim()))
  return result.success ? { value: Number(result.data) } : { error: result.error.issues[0]?.message ?? '' }
}
