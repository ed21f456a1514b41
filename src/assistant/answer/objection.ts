import { isBlank } from '../../kernel/fields/blank.ts'
import { isReference, type AnyEntity } from '../../kernel/entity/entity.ts'
import { comparisonsOf, type Condition } from '../../kernel/expression/condition.ts'
import { meets } from '../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Desk } from './desk.ts'

/** What of a record stands against an action or a paper, as it is read: « (da fatturare: 0,00 €)». */
export function objection({ at }: Desk, entity: AnyEntity, where: readonly Condition[], row: AnyRow): string {
  const unmet = comparisonsOf(where).filter((one) => entity.fields[one.field] && !meets(entity, [one], row, at.today))
  const words = [...new Set(unmet.map(({ field }) => field))].flatMap((key) => {
    const field = entity.fields[key]
    if (!field || isReference(field)) return []
    return [`${field.label.toLowerCase()}: ${isBlank(row[key]) ? 'vuoto' : field.format(row[key])}`]
  })
  return words.length === 0 ? '' : ` (${words.join(', ')})`
}
