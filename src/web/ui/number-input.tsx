import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TextInput, type InputAccess } from './text-input.tsx'

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>, InputAccess {
  /** The text as typed, «1.250,00»; reading it is the caller's business, so that validation can speak about it. */
  value: string
  onChange: (text: string) => void
  /** The unit: «€», «kg». */
  suffix?: ReactNode
}

export function NumberInput({ value, onChange, className, inputMode = 'decimal', ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      inputMode={inputMode}
      autoComplete="off"
      className={classNames('num', className)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
