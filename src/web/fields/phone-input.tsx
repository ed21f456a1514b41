import { TextInput } from '../ui/text-input.tsx'
import { nativeProps, type InputProps } from './typed.ts'

export const PhoneInput = (props: InputProps) => (
  <TextInput {...nativeProps(props)} type="tel" inputMode="tel" autoComplete="off" className="num" />
)
