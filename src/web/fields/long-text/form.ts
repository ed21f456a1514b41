import { long, type FormHalf } from '../form-half.ts'
import { LongTextInput } from './input.tsx'
import { written } from '../typings.ts'

export const longText: FormHalf = { Input: LongTextInput, typing: written, isLong: long }
