import { long, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'
import { DocumentNumberInput } from './input.tsx'

export const documentNumber: FormHalf = { Input: DocumentNumberInput, typing: exact, isLong: long }
