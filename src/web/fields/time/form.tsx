import { short, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'
import { WhenInput } from '../when-input.tsx'

/** Half an hour typed is told, not swallowed. */
export const time: FormHalf = { Input: (props) => <WhenInput {...props} type="time" />, typing: exact, isLong: short }
