import type { Desk } from './desk.ts'
import type { Asked, Asking } from '../meaning/meaning.ts'
import type { Trade } from '../trade/trade.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { comparisonsOf } from '../../kernel/expression/condition.ts'
import { isKind, type Field, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { isNaming } from '../../kernel/entity/references.ts'

/** Records that were found for a value that is asked for. */
export interface FoundValue {
  readonly desk: Desk
  readonly asking: Extract<Asking, { is: 'tell' }>
  readonly entity: AnyEntity
  readonly field: Field
  readonly rows: readonly AnyRow[]
  readonly names: Names
  /** They are asked for by what they are called. */
  readonly asksTitle: boolean
  /** They are asked for by the day on which they happen, and not as the next or the last. */
  readonly saysDay: boolean
}

export function foundValue(
  desk: Desk,
  asking: FoundValue['asking'],
  field: Field,
  { rows, names }: { readonly rows: readonly AnyRow[]; readonly names: Readonly<Record<string, string>> },
): FoundValue {
  const entity = desk.trade.entity(asking.entity)
  const saysDay = comparisonsOf(asking.where).some((one) => one.op === 'eq' && one.field === entity.slot?.day)
  return {
    desk,
    asking,
    entity,
    field,
    rows,
    names: (id) => names[id],
    asksTitle: asking.where.some((one) => 'field' in one && one.field === 'id'),
    saysDay: !asking.sort && saysDay,
  }
}

/** Tells whether somebody or something is named in a question. */
export const isNamed = (trade: Trade, entity: string, { where, search }: Asked): boolean =>
  search !== undefined ||
  comparisonsOf(where).some(({ field: path }) => {
    const field = trade.fieldAt(entity, path)
    return path === 'id' || (field !== undefined && (isNaming(field) || isKind(field, 'text')))
  })
