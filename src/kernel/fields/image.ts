import * as z from 'zod/mini'
import { messages } from '../messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'

/** A picture as a data URL, already reduced by the device that took it. */
export type Picture = string & { readonly __format: 'picture' }

/** 2 MB of base64: a photo of 1600 px on its longer side stays far below. */
const LONGEST = 2_000_000
const SHAPE = /^data:image\/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/

interface ImageOptions extends FieldOptions {
  /** How many pictures it holds. */
  readonly max?: number
}

/** Pictures of a record, in the order in which they were attached. */
export function image(label: string, { max = 6, ...options }: ImageOptions = {}): Field<readonly Picture[], 'image'> {
  const picture = z.string(messages.notAnImage()).check(z.maxLength(LONGEST, messages.imageTooBig()), z.regex(SHAPE, messages.notAnImage()))
  return {
    wide: true,
    ...options,
    kind: 'image',
    label,
    schema: typed<readonly Picture[]>(
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
