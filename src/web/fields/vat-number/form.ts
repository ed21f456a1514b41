import { long, type FormHalf } from '../form-half.ts'
import { CodeInput } from '../code-input.tsx'
import { written } from '../typings.ts'

export const vatNumber: FormHalf = { Input: CodeInput, typing: written, isLong: long }
