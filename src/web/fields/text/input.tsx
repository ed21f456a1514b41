import { TextInput as Box } from '../../ui/text-input.tsx'
import { nativeProps, type InputProps } from '../typed.ts'

/** A line of text. The record is somebody else's, so the browser must not fill in its owner's name and address. */
export function TextInput(props: InputProps) {
  return <Box {...nativeProps(props)} autoComplete="off" autoCapitalize="sentences" enterKeyHint="next" />
}
