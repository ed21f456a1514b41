import type { FormHalf } from '../form-half.ts'
import { exact } from '../typings.ts'
import { ChoiceInput } from './input.tsx'

/** As many letters as half a phone shows beside the arrow of a list. */
const MOST_LETTERS = 11

export const choice: FormHalf = {
  Input: ChoiceInput,
  typing: exact,
  isLong: (field) =>
    'options' in field && Object.values(field.options as Readonly<Record<string, string>>).some((label) => label.length > MOST_LETTERS),
}
