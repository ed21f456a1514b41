import { long, type FormHalf } from '../form-half.ts'
import { TextInput } from './input.tsx'
import { written } from '../typings.ts'

export const text: FormHalf = { Input: TextInput, typing: written, isLong: long }
