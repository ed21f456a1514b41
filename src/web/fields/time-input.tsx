import type { InputProps } from './typed.ts'
import { WhenInput } from './when-input.tsx'

/** Half an hour typed is told, not swallowed. */
export const TimeInput = (props: InputProps) => <WhenInput {...props} type="time" />
