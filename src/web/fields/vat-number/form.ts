import { long, type FormHalf } from '../form-half.ts'
import { DigitsInput } from '../code-input.tsx'
import { written } from '../typings.ts'

export const vatNumber: FormHalf = { Input: DigitsInput, typing: written, isLong: long }
