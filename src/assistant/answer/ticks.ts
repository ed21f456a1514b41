import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { CheckItem } from '../../kernel/fields/checklist.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Wish } from '../meaning/meaning.ts'
import type { Proposed } from './proposal-parts.ts'

/** Says of a checklist that all of its items are done. */
const ALL = 'tutte'

const itemsOf = (value: unknown): readonly CheckItem[] => (Array.isArray(value) ? (value as readonly CheckItem[]) : [])

/** Asks for the items of a checklist that are not ticked yet, by their names and at once; nothing where the field is none, or has none. */
export function askTicks(wish: Wish, key: string, field: Field | undefined, row: AnyRow): Proposed | undefined {
  const left = itemsOf(row[key]).filter(({ done }) => done !== true)
  if (!field || !isKind(field, 'checklist') || left.length === 0) return undefined
  const names = left.map(({ text }) => `«${text}»`).join(', ')
  const says = `${field.label}, da spuntare: ${names}. ${left.length > 1 ? 'Tutte fatte?' : 'Fatta?'}`
  return { is: 'asks', wish, field: key, asks: field, options: [{ key: ALL, label: left.length > 1 ? 'Tutte fatte' : 'Fatta' }], says }
}

/** Values with the items of a checklist ticked where somebody has said that all are done. */
export function ticked({ fields }: AnyEntity, values: Values, row: AnyRow | undefined): Values {
  const given = Object.entries(values).map(([key, value]) => {
    const field = fields[key]
    const isAll = field && isKind(field, 'checklist') && value === ALL
    return [key, isAll ? itemsOf(row?.[key]).map(({ text }) => ({ text, done: true })) : value] as const
  })
  return Object.fromEntries(given)
}
