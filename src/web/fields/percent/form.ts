import { short, type FormHalf } from '../form-half.ts'
import { PercentInput } from '../number-input.tsx'
import { number } from '../typings.ts'

export const percent: FormHalf = { Input: PercentInput, typing: number, isLong: short }
