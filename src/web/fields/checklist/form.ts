import type { Checklist } from '../../../kernel/fields/checklist.ts'
import { long, type FormHalf, type Typing } from '../form-half.ts'
import { ChecklistInput } from './input.tsx'
import { readItems } from './typed-items.ts'

/** Where nothing is kept yet the usual items stand, none of them done. */
const typing: Typing = {
  show: (value, field) => (Array.isArray(value) ? value : ((field as Checklist).usual ?? []).map((text) => ({ text }))),
  read: (typed) => readItems(typed),
}

export const checklist: FormHalf = { Input: ChecklistInput, typing, isLong: long }
