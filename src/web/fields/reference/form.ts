import { long, type FormHalf } from '../form-half.ts'
import { ReferenceInput } from './input.tsx'
import { exact } from '../typings.ts'

export const reference: FormHalf = { Input: ReferenceInput, typing: exact, isLong: long }
