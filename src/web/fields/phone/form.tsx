import { TextInput } from '../../ui/text-input.tsx'
import { long, type FormHalf } from '../form-half.ts'
import { nativeProps } from '../input-props.ts'
import { written } from '../typings.ts'

export const phone: FormHalf = {
  Input: (props) => <TextInput {...nativeProps(props)} type="tel" inputMode="tel" className="num" />,
  typing: written,
  isLong: long,
}
