import type { At } from './at.ts'
import type { Fields } from './fields/field.ts'
import { isStored } from './fields/derived.ts'
import type { Values } from './store/change.ts'
import { isBlank } from './blank.ts'

/** A question about a value that may be kept and is probably not meant. */
export interface Doubt {
  readonly path: string
  readonly message: string
}

/** What a person should be asked before these values are kept; they have been validated. */
export const doubtsOf = (fields: Fields, values: Values, { today }: At): readonly Doubt[] =>
  Object.entries(values).flatMap(([path, value]) => {
    const field = fields[path]
    const message = field && isStored(field) && !isBlank(value) ? field.doubt?.(value, today) : undefined
    return message === undefined ? [] : [{ path, message }]
  })
