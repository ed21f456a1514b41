import type { InputProps } from './typed.ts'
import { WhenInput } from './when-input.tsx'

/** The bounds are the field's, and keep the year at four digits while typing. */
export const DateInput = (props: InputProps) => <WhenInput {...props} type="date" min="1900-01-01" max="2199-12-31" />
