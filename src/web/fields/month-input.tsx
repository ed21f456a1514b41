import { TextInput } from '../ui/text-input.tsx'
import { pasteProps } from './pasted.ts'
import { nativeProps, WHEN_LOOK, type InputProps } from './typed.ts'

/** Firefox and Safari show a text box: what is typed there is read by the field like any other text. */
export const MonthInput = (props: InputProps) => (
  <TextInput
    {...nativeProps(props)}
    {...pasteProps(props)}
    type="month"
    min="1900-01"
    max="2199-12"
    autoComplete="off"
    className={WHEN_LOOK}
  />
)
