import { long, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'
import { WhenInput } from '../when-input.tsx'

/** Firefox and Safari show a text box: what is typed there is read by the field like any other text. */
export const month: FormHalf = {
  Input: (props) => <WhenInput {...props} type="month" min="1900-01" max="2199-12" />,
  typing: exact,
  isLong: long,
}
