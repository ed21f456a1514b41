import { TextInput as Box } from '../../ui/text-input.tsx'
import { nativeProps, type InputProps } from '../input-props.ts'

/** A line of text. */
export function TextInput(props: InputProps) {
  return <Box {...nativeProps(props)} autoCapitalize="sentences" enterKeyHint="next" />
}
