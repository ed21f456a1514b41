import { TextInput } from '../../ui/text-input.tsx'
import { nativeProps, textOf, type InputProps } from '../input-props.ts'

/** The number that the record has, or when it gets one: read and copied, never typed. */
export function DocumentNumberInput(props: InputProps) {
  const held = textOf(props.value)
  return <TextInput {...nativeProps(props)} readOnly value={held && props.field.format(held)} className="num bg-sunken" />
}
