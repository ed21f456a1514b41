import * as z from 'zod/mini'
import { messages } from '../problem/messages.ts'
import type { Field, FieldOptions } from './field.ts'

const YES = /^(s[iì]|vero|true|1|x|✓|yes)$/i
const NO = /^(no|falso|false|0|-)$/i

/** Yes or no. */
export function boolean(label: string, options: FieldOptions = {}): Field<boolean, 'boolean'> {
  return {
    ...options,
    kind: 'boolean',
    label,
    schema: z.boolean({ error: messages.yesOrNo({ label, noun: options.noun }) }),
    column: 'integer',
    operators: ['eq', 'ne', 'empty', 'filled'],
    numeric: false,
    format: (value) => (value ? 'Sì' : 'No'),
    parse: (text) => (YES.test(text.trim()) ? true : NO.test(text.trim()) ? false : text),
    edit: (value) => (value ? 'sì' : 'no'),
    words: () => '',
  }
}
