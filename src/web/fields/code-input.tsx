import type { ComponentProps } from 'react'
import { TextInput } from '../ui/text-input.tsx'
import { nativeProps, type InputProps } from './input-props.ts'

const plain = { autoComplete: 'off', spellCheck: false, autoCorrect: 'off' } as const

/** Digits alone: a telephone's keypad with letters would only be in the way. */
export const DigitsInput = ({
  onKeyDown,
  enterKeyHint,
  ...props
}: InputProps & Pick<ComponentProps<typeof TextInput>, 'onKeyDown' | 'enterKeyHint'>) => (
  <TextInput {...nativeProps(props)} {...plain} inputMode="numeric" className="num" onKeyDown={onKeyDown} enterKeyHint={enterKeyHint} />
)

/** Letters and digits in capitals: a fiscal code, a plate. */
export const CodeInput = (props: InputProps) => (
  <TextInput
    {...nativeProps(props)}
    {...plain}
    inputMode="text"
    autoCapitalize="characters"
    className="num uppercase placeholder:normal-case"
  />
)
