import * as z from 'zod/mini'
import { filedSchema, type Filed } from '../files/filed.ts'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'

/** A photo of 1600 px on its longer side stays far below. */
const MOST_BYTES = 1_500_000
const TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

interface ImageOptions extends FieldOptions {
  /** How many pictures it holds. */
  readonly max?: number
}

/** Pictures of a record, in the order in which they were attached, reduced by the device that took them; a file store keeps them. */
export function image(label: string, { max = 6, ...options }: ImageOptions = {}): Field<readonly Filed[], 'image'> {
  const picture = filedSchema(TYPES, MOST_BYTES, messages.notAnImage(), messages.imageTooBig())
  return {
    wide: true,
    ...options,
    kind: 'image',
    label,
    schema: typed<readonly Filed[]>(
      z.array(picture, { error: messages.required({ label, noun: options.noun }) }).check(z.maxLength(max, messages.tooManyImages(max))),
    ),
    column: 'json',
    operators: ['empty', 'filled'],
    numeric: false,
    format: (value) => (value.length === 0 ? '' : value.length === 1 ? '1 foto' : `${value.length} foto`),
    parse: () => undefined,
    edit: () => '',
    words: () => '',
  }
}
