import { long, type FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'
import { RecurrenceInput } from './recurrence-input.tsx'

export const recurrence: FormHalf = { Input: RecurrenceInput, typing: exact, isLong: long }
