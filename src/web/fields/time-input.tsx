import { TextInput } from '../ui/text-input.tsx'
import { pasteProps } from './pasted.ts'
import { nativeProps, WHEN_LOOK, type InputProps } from './typed.ts'

/** A time by the browser's own picker; half an hour typed is told, not swallowed. */
export const TimeInput = (props: InputProps) => (
  <TextInput {...nativeProps(props)} {...pasteProps(props)} type="time" autoComplete="off" className={WHEN_LOOK} />
)
