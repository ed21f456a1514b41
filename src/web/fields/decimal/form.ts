import { short, type FormHalf } from '../form-half.ts'
import { DecimalInput } from '../number-input.tsx'
import { number } from '../typings.ts'

export const decimal: FormHalf = { Input: DecimalInput, typing: number, isLong: short }
