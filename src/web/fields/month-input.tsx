import type { InputProps } from './typed.ts'
import { WhenInput } from './when-input.tsx'

/** Firefox and Safari show a text box: what is typed there is read by the field like any other text. */
export const MonthInput = (props: InputProps) => <WhenInput {...props} type="month" min="1900-01" max="2199-12" />
