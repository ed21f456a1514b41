import { TextInput } from '../ui/text-input.tsx'
import { pasteProps } from './pasted.ts'
import { nativeProps, WHEN_LOOK, type InputProps } from './typed.ts'

/** A day by the browser's own picker. The bounds are the field's, and keep the year at four digits while typing. */
export const DateInput = (props: InputProps) => (
  <TextInput
    {...nativeProps(props)}
    {...pasteProps(props)}
    type="date"
    min="1900-01-01"
    max="2199-12-31"
    autoComplete="off"
    className={WHEN_LOOK}
  />
)
