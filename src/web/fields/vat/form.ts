import { ChoiceInput } from '../choice/input.tsx'
import { long, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'

export const vat: FormHalf = { Input: ChoiceInput, typing: exact, isLong: long }
