import { short, type FormHalf } from '../form-half.ts'
import { BooleanInput } from './input.tsx'

export const boolean: FormHalf = {
  Input: BooleanInput,
  typing: { show: (value) => value === true, read: (typed) => typed === true },
  isLong: short,
}
