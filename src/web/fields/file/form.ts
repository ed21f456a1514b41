import { long, type FormHalf } from '../form-half.ts'
import { several } from '../typings.ts'
import { FileInput } from './input.tsx'

export const file: FormHalf = { Input: FileInput, typing: several, isLong: long }
