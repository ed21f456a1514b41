import { short, type FormHalf } from '../form-half.ts'
import { IntegerInput } from '../number-input.tsx'
import { number } from '../typings.ts'

export const integer: FormHalf = { Input: IntegerInput, typing: number, isLong: short }
