import type { At } from '../italian/at.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Fields } from '../fields/field.ts'
import { isStored } from '../fields/derived.ts'
import type { Doubt } from '../problem/doubt.ts'
import { holderDoubts, holderOf } from './holder.ts'
import type { Values } from '../door/change.ts'
import { isBlank } from '../fields/blank.ts'

/** What a person should be asked before these values are kept; they have been validated. */
export const doubtsOf = (fields: Fields, values: Values, { today }: At): readonly Doubt[] =>
  Object.entries(values).flatMap(([path, value]) => {
    const field = fields[path]
    if (!field || !isStored(field) || isBlank(value)) return []
    const message = field.doubt?.(value, today)
    const instead = field.meant?.(value)
    return message === undefined ? [] : [{ path, message, ...(instead !== undefined && { instead, atField: true as const }) }]
  })

/** The same of a whole record of which some values are written, with what its values say of each other. */
export const recordDoubts = (entity: AnyEntity, written: Values, record: Values, at: At): readonly Doubt[] => {
  const holder = holderOf(entity)
  const isTouched = holder && [holder.code, holder.birth, ...holder.names].some((key) => key !== undefined && key in written)
  return [...doubtsOf(entity.fields, written, at), ...(isTouched ? holderDoubts(entity, record, at.today) : [])]
}
