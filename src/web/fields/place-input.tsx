import { TextInput } from './text-input.tsx'
import type { InputProps } from './typed.ts'

/** A comune or a state, by typing. */
export function PlaceInput(props: InputProps) {
  return <TextInput {...props} />
}
