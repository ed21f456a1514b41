import { TextInput } from '../../ui/text-input.tsx'
import { long, type FormHalf } from '../form-half.ts'
import { nativeProps } from '../input-props.ts'
import { written } from '../typings.ts'

export const email: FormHalf = {
  Input: (props) => <TextInput {...nativeProps(props)} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />,
  typing: written,
  isLong: long,
}
