import type { Field, FieldOptions } from './field.ts'
import { text } from './text.ts'

/**
 * A comune or a state as people write it: «Milano», «Samone (TN)», «Uppsala». Inputs propose the comuni of today and of
 * once; any other name is taken as it is, because the world is larger than the table.
 */
export const place = (label: string, options: FieldOptions = {}): Field<string, 'place'> => ({
  ...text(label, { max: 80, ...options }),
  kind: 'place',
})
