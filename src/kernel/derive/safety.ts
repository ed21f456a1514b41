import { isBlank } from '../fields/blank.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'

export interface SafetyWord {
  readonly key: string
  readonly text: string
  readonly tone: 'destructive' | 'warning'
}

/** Fields of an entity that every view must show whole, in the order of its description. */
export const safetyKeys = ({ fields }: Pick<AnyEntity, 'fields'>): readonly string[] =>
  Object.keys(fields).filter((key) => fields[key]?.safety !== undefined)

/** Safety data of a record in words: «Allergie: penicillina». `without` names fields that the place shows already. */
export function safetyWords(
  entity: Pick<AnyEntity, 'fields'>,
  row: AnyRow | Readonly<Record<string, unknown>>,
  names: Names,
  without: readonly string[] = [],
): readonly SafetyWord[] {
  return safetyKeys(entity).flatMap((key) => {
    const field = entity.fields[key]
    const value = (row as Readonly<Record<string, unknown>>)[key]
    if (!field?.safety || isBlank(value) || without.includes(key)) return []
    return [{ key, text: `${field.short ?? field.label}: ${field.format(value, names)}`, tone: field.safety }]
  })
}
