import * as z from 'zod/mini'
import { FILE_TYPES, filedSchema, MOST_FILE_BYTES, type Filed, type FileType } from '../files/filed.ts'
import { messages } from '../problem/messages.ts'
import { typed, type Field, type FieldOptions } from './field.ts'

interface FileOptions extends FieldOptions {
  /** How many it holds. */
  readonly max?: number
  /** What it takes; PDF and pictures when absent. */
  readonly types?: readonly FileType[]
}

export type FileField = Field<readonly Filed[], 'file'> & { readonly types: readonly FileType[]; readonly max: number }

/** Files of a record, in the order in which they were attached: a contract, a certificate. A file store keeps them; they are found by their names. */
export function file(label: string, { max = 10, types = FILE_TYPES, ...options }: FileOptions = {}): FileField {
  const fault = messages.fileNotHere({ label, noun: options.noun })
  const kept = filedSchema(types, MOST_FILE_BYTES, fault, fault)
  const format = (value: readonly Filed[]) => value.map(({ name }) => name).join('; ')
  return {
    wide: true,
    ...options,
    kind: 'file',
    label,
    types,
    max,
    schema: typed<readonly Filed[]>(
      z.array(kept, { error: messages.required({ label, noun: options.noun }) }).check(z.maxLength(max, messages.tooManyFiles(max))),
    ),
    column: 'json',
    operators: ['empty', 'filled'],
    numeric: false,
    format,
    parse: () => undefined,
    edit: () => '',
    words: format,
  }
}
