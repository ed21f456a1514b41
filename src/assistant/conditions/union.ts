import { comparisonsOf, isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'
import type { Choice } from '../../kernel/fields/choice.ts'
import { isKind } from '../../kernel/fields/field.ts'
import type { Frame } from '../frame/role.ts'
import type { Trade } from '../trade/trade.ts'
import { PART_HOURS } from './hours.ts'

/**
 * No field holds two values: «di Rossi e Bianchi», «lunedì e martedì» ask for those of either; so does «con uova o latte» of one that
 * holds several, and «senza uova né latte» for those that have neither.
 */
export function unionOf(where: readonly Condition[], { words }: Frame): readonly Condition[] {
  const joins: Partial<Record<Comparison['op'], Comparison['op']>> = {
    eq: 'in',
    hasNone: 'hasNone',
    ...(words.includes('o') && { has: 'has' }),
  }
  const alike = (one: Comparison) =>
    comparisonsOf(where.filter((other) => !isAnyOf(other))).filter(({ field, op }) => field === one.field && op === one.op)
  return eitherOf(where).flatMap((one): readonly Condition[] => {
    const op = isAnyOf(one) ? undefined : joins[one.op]
    if (isAnyOf(one) || op === undefined) return [one]
    const all = alike(one)
    const values = [...new Set(all.flatMap(({ value }) => value))]
    if (values.length < 2 || all.length < 2) return [one]
    return all[0] === one ? [{ field: one.field, op, value: values }] : []
  })
}

/** A part of the day among the options of a field. */
const isPart = (value: unknown): boolean => typeof value === 'string' && Object.hasOwn(PART_HOURS, value)

/**
 * Two sets of values that have none in common ask of one field for those of either; but of «disponibile sabato mattina» the day alone: who
 * gave the mornings of the week gave no Saturday.
 */
function eitherOf(where: readonly Condition[]): readonly Condition[] {
  const valuesOf = ({ op, value }: Comparison) =>
    op === 'eq' ? [value] : op === 'in' && Array.isArray(value) ? (value as readonly unknown[]) : []
  return where.reduce<readonly Condition[]>((kept, one) => {
    if (isAnyOf(one) || valuesOf(one).length === 0) return [...kept, one]
    const at = kept.findIndex(
      (other) =>
        !isAnyOf(other) &&
        other.field === one.field &&
        (other.op === 'in' || one.op === 'in') &&
        valuesOf(other).length > 0 &&
        valuesOf(other).every((value) => !valuesOf(one).includes(value)),
    )
    const other = kept[at]
    if (!other || isAnyOf(other)) return [...kept, one]
    const [ofPart, ofDay] = [one, other].toSorted((a, b) => Number(valuesOf(b).some(isPart)) - Number(valuesOf(a).some(isPart)))
    if (ofPart && ofDay && valuesOf(ofPart).some(isPart) && !valuesOf(ofDay).some(isPart)) return kept.with(at, ofDay)
    return kept.with(at, { field: one.field, op: 'in', value: [...valuesOf(other), ...valuesOf(one)] as Comparison['value'] })
  }, [])
}

/** «e la domenica?»: who is flexible can come then too. */
export function suiting(trade: Trade, entity: string, one: Condition): Condition {
  if (isAnyOf(one) || (one.op !== 'eq' && one.op !== 'in')) return one
  const field = trade.fieldAt(entity, one.field)
  const suits = field && isKind(field, 'choice') ? (field as Choice<string>).suitsAll : undefined
  const values = [one.value].flat() as readonly unknown[]
  return suits === undefined || values.includes(suits) ? one : { field: one.field, op: 'in', value: [...values, suits] }
}
