import { short, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'
import { WhenInput } from '../when-input.tsx'

/** The bounds are the field's, and keep the year at four digits while typing. */
export const date: FormHalf = {
  Input: (props) => <WhenInput {...props} type="date" min="1900-01-01" max="2199-12-31" />,
  typing: exact,
  isLong: short,
}
