import { isStatus } from '../../../kernel/entity/entity.ts'
import type { Choice } from '../../../kernel/fields/choice.ts'
import type { Field } from '../../../kernel/fields/field.ts'

/** The values of a field that has a list of them, with their labels. */
export const valuesOf = (field: Field): readonly string[] =>
  isStatus(field) ? Object.keys(field.states) : Object.keys((field as Partial<Choice<string>>).options ?? {})
