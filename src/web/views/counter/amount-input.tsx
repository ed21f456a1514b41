import { useId, type ReactNode } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { useTypedAmount } from './typed-amount.ts'

interface AmountInputProps {
  readonly field: Field
  readonly label: string
  readonly value: unknown
  /** Nothing where it was emptied. */
  readonly onChange: (value: number | undefined) => void
  readonly suffix?: ReactNode
  readonly className?: string
  readonly placeholder?: string
  /** What is wrong with the number, though it is one. */
  readonly problem?: string | undefined
  readonly onEnter?: (() => void) | undefined
  /** Hears of a code that a reader has written here: the number is what it was before. */
  readonly onCode?: ((code: string) => void) | undefined
}

/** A number in a box of its own, with its sentence below where it cannot be one. */
export function AmountInput({ field, label, value, onChange, suffix, className, placeholder, problem, onEnter, onCode }: AmountInputProps) {
  const errorId = useId()
  const {
    typed,
    error: refused,
    begin,
    take,
    end,
    takeCode,
  } = useTypedAmount(field, typeof value === 'number' ? value : undefined, onChange, { keepsRefused: true })
  const error = refused ?? problem
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
        onFocus={begin}
        onChange={(event) => take(event.target.value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const code = onCode && takeCode()
          if (code !== undefined) onCode?.(code)
          else if (error === undefined) onEnter?.()
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
