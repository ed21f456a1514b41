import { TextInput } from '../ui/text-input.tsx'
import { nativeProps, type InputProps } from './typed.ts'

export const EmailInput = (props: InputProps) => (
  <TextInput {...nativeProps(props)} type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
)
