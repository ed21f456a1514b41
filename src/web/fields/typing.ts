import type { Field, Fields } from '../../kernel/fields/field.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Typing } from './form-half.ts'
import { formHalf } from './form-halves.ts'
import { readEach, showEach } from './typings.ts'

export const typingOf = (field: Field): Typing => formHalf(field).typing

/** What an input shows for a kept value. */
export const showValue = (field: Field, value: unknown): unknown => typingOf(field).show(value, field, typingOf)
/** What an input's content means. */
export const readValue = (field: Field, typed: unknown): unknown => typingOf(field).read(typed, field, typingOf)

export const showTyped = (fields: Fields, values: Values): Record<string, unknown> => showEach(fields, values, typingOf)
/** The candidate values of the fields that are filled. */
export const readTyped = (fields: Fields, typed: Values): Record<string, unknown> => readEach(fields, typed, typingOf)
