import { isLiving } from '../../kernel/derive/archive.ts'
import type { At } from '../../kernel/italian/at.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Comparison, Condition } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import type { Sort } from '../../kernel/door/store.ts'
import { listHalf } from '../fields/list-halves.ts'

/** The filters that a list has in its address, by field: `f.stato=programmato,in_corso`. */
export type FilterTexts = Readonly<Record<string, string>>

/** Filters that say something about a field of the entity; anything else in the address is passed over. */
export function readFilters(
  entity: AnyEntity,
  texts: FilterTexts,
  at: At,
): { readonly kept: FilterTexts; readonly where: readonly Comparison[] } {
  const kept: Record<string, string> = {}
  const where: Comparison[] = []
  for (const [name, text] of Object.entries(texts)) {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
    const conditions = field && listHalf(field).filter?.read(text, name, field, at)
    if (!conditions) continue
    kept[name] = text
    where.push(...conditions)
  }
  return { kept, where }
}

/** The filters that ask for these conditions: how a figure leads to its rows. Undefined when the address cannot say it. */
export function writeFilters(entity: AnyEntity, where: readonly Condition[], at: At): FilterTexts | undefined {
  const texts: Record<string, string> = {}
  // Every list leaves out what was put away.
  const fixed = onDay(
    where.filter((condition) => !isLiving(condition)),
    at.today,
  )
  if (!fixed) return undefined
  for (const [name, conditions] of Map.groupBy(fixed, (condition) => condition.field)) {
    const field = entity.fields[name]
    const text = field && listHalf(field).filter?.write(conditions, field, at)
    if (text === undefined) return undefined
    texts[name] = text
  }
  return texts
}

/** `-data,ora`: the newest day first, then by the hour. */
export function readSort(entity: AnyEntity, text = ''): readonly Sort[] {
  return text.split(',').flatMap((part): Sort[] => {
    const field = part.replace(/^-/, '')
    return Object.hasOwn(entity.fields, field) ? [{ field, direction: part.startsWith('-') ? 'desc' : 'asc' }] : []
  })
}

export const writeSort = (sort: readonly Sort[]): string =>
  sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(',')

/** What clicking a heading asks for: first upwards, then downwards, then the list's own order. */
export function nextSort([current]: readonly Sort[], field: string): readonly Sort[] {
  if (current?.field !== field) return [{ field, direction: 'asc' }]
  return current.direction === 'asc' ? [{ field, direction: 'desc' }] : []
}
