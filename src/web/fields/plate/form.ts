import { short, type FormHalf } from '../form-half.ts'
import { CodeInput } from '../code-input.tsx'
import { written } from '../typings.ts'

export const plate: FormHalf = { Input: CodeInput, typing: written, isLong: short }
